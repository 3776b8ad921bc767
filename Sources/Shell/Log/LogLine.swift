import Tasks

/// The lines of a session log that are not commands, as they are written and read.
enum LogLine {
  /// A session has ended.
  static func end(at time: Timestamp, commands: Int, errors: Int, position: JournalPosition) -> String {
    "# end \(time) commands=\(commands) errors=\(errors) end=\(position)"
  }

  /// Another session changed the list.
  static func foreign(_ step: Step) -> String { "#~ step \(step.number) by session \(step.session)" }

  /// Steps that the log does not hold.
  static func gap(_ steps: ClosedRange<Int>) -> String {
    steps.count == 1 ? "#- step \(steps.lowerBound)" : "#- steps \(steps.lowerBound)-\(steps.upperBound)"
  }

  /// The newest step that a line of the last two kinds is about.
  static func lastStep(in line: String) -> Int? {
    let words = line.split(separator: " ")
    guard words.count >= 3, words[1] == "step" || words[1] == "steps" else { return nil }
    return words[2].split(separator: "-").last.flatMap { Int($0) }
  }

  /// The position that a field names: `base=3/9f31…`.
  static func position(_ field: String, in line: String) -> JournalPosition? {
    value(of: field, in: line).flatMap { JournalPosition($0) }
  }

  /// The number that a field has: `pid=4242`.
  static func number(of field: String, in line: String) -> Int? { value(of: field, in: line).flatMap { Int($0) } }

  /// The number that is the word behind another.
  static func number(after word: String, in line: String) -> Int? {
    let words = line.split(separator: " ")
    return words.firstIndex { $0 == word }.flatMap { $0 + 1 < words.count ? Int(words[$0 + 1]) : nil }
  }

  private static func value(of field: String, in line: String) -> Substring? {
    line.split(separator: " ").first { $0.hasPrefix(field + "=") }?.dropFirst(field.utf8.count + 1)
  }
}
