/// A report for programs: one object with the rows in order.
enum JSONText {
  static func text(of rows: [Row], under heading: Heading) -> String {
    #"{"rows":["# + rows.map { object($0, heading) }.joined(separator: ",") + "]}\n"
  }

  /// The names and words are the bench's own and need no escapes.
  private static func object(_ row: Row, _ heading: Heading) -> String {
    let fields = [
      (heading.workload, quoted(row.workload)), (heading.variant, quoted(row.variant)),
      ("value", row.value.rounded(to: 3)), ("unit", quoted(row.unit.rawValue)),
      ("limit", row.limit.rounded(to: 3)), ("ratio", row.ratio.rounded(to: 3)), ("bound", row.bound.rounded(to: 2)),
    ]
    return "{" + fields.map { quoted($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
