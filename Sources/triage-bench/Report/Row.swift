/// One line of a report.
struct Row: Equatable {
  let workload: String
  /// The payload of a workload, the clock of a start.
  let variant: String
  let value: Double
  let unit: Unit
  /// What it is compared with.
  let limit: Double
  let bound: Double

  var ratio: Double { value / limit }

  /// A time is bounded by its ratio to the limit's, because times are a machine's own; a size is bounded itself.
  var isWithinBound: Bool { (unit == .bytes ? value : ratio) <= bound }
}

enum Unit: String {
  case nanoseconds = "ns"
  case milliseconds = "ms"
  case bytes
}

/// What a report's columns are called.
struct Heading {
  let workload: String
  let variant: String
  let limit: String
  let value: String

  static let observables = Heading(workload: "workload", variant: "payload", limit: "limit", value: "ours")
  static let startup = Heading(workload: "start", variant: "time", limit: "one line", value: "triage")
}
