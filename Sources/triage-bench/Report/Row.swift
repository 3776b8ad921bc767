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
  var isWithinBound: Bool { isWithin(factor: 1) }

  /// Whether it is at most so many times its bound.
  func isWithin(factor: Double) -> Bool { (unit == .bytes ? value : ratio) <= bound * factor }
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
  static let tasks = Heading(workload: "list", variant: "against", limit: "that", value: "ours")
  static let cli = Heading(workload: "command", variant: "time", limit: "bare", value: "triage")
  static let search = Heading(workload: "search", variant: "time", limit: "pause", value: "shown")
  static let startup = Heading(workload: "start", variant: "time", limit: "one line", value: "triage")
}
