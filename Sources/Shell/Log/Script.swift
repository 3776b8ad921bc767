import Tasks

/// A script or a session log, as lines to carry out.
struct Script {
  /// Its name in messages.
  let name: String
  /// What the first line of a session log says of the state that it started from; nil for a script.
  private(set) var base: JournalPosition?
  /// Where the log says that its session ended.
  private(set) var end: JournalPosition?
  private(set) var items: [Item] = []

  /// A line of the file that means something.
  struct Item: Equatable {
    /// The line's number, from 1.
    let number: Int
    let kind: Kind

    enum Kind: Equatable {
      /// A command, and what it made up when it was carried out.
      case command(String, LogResult?)
      /// A place at which the log alone does not tell what happened, and why.
      case gap(String)
    }
  }

  /// Reads the lines of a file. In a log, an unterminated last line is a torn one, and ignored.
  init(name: String, lines: [String], isLastTerminated: Bool = true) {
    self.name = name
    let isLog = lines.first?.hasPrefix("# triage session ") ?? false
    if isLog { base = Script.position("base", in: lines[0]) }
    let whole = isLog && !isLastTerminated ? lines.dropLast() : lines[...]
    for (index, line) in whole.enumerated() {
      if isLog, line.hasPrefix("#") {
        read(logLine: line, at: index)
      } else if !line.drop(while: \.isWhitespace).hasPrefix("#"), !line.allSatisfy(\.isWhitespace) {
        items.append(Item(number: index + 1, kind: .command(line, nil)))
      }
    }
  }

  /// Whether it is a session log.
  var isLog: Bool { base != nil }

  private mutating func read(logLine line: String, at index: Int) {
    if line.hasPrefix("#= "), let result = LogResult(line), case .command(let command, nil)? = items.last?.kind {
      let number = items.removeLast().number
      items.append(Item(number: number, kind: .command(command, result)))
    } else if line.hasPrefix("#~ ") {
      items.append(Item(number: index + 1, kind: .gap("another session changed the list here (\(line.dropFirst(3)))")))
    } else if line.hasPrefix("#- ") {
      items.append(Item(number: index + 1, kind: .gap("logging was off here (\(line.dropFirst(3)))")))
    } else if line.hasPrefix("# end ") {
      end = Script.position("end", in: line)
    }
  }

  private static func position(_ field: String, in line: String) -> JournalPosition? {
    line.split(separator: " ").first { $0.hasPrefix(field + "=") }
      .flatMap { JournalPosition($0.dropFirst(field.utf8.count + 1)) }
  }
}
