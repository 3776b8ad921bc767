import Tasks

/// A script or a session log, as lines to carry out.
struct Script {
  /// Its name in messages.
  let name: String
  /// Whether it is a session log.
  let isLog: Bool
  private(set) var items: [Item] = []

  /// A line of the file that means something.
  struct Item: Equatable {
    /// The line's number, from 1.
    let number: Int
    let kind: Kind

    enum Kind: Equatable {
      /// A command, and what it made up when it was carried out.
      case command(String, LogResult?)
      /// A session begins on a state of the journal; nil where the line does not say on which.
      case base(JournalPosition?)
      /// A session ended on a state of the journal.
      case end(JournalPosition)
      /// A place at which the log alone does not tell what happened, and why.
      case gap(String)
    }
  }

  /// Reads the lines of a file. In a log, an unterminated last line is a torn one, and ignored.
  init(name: String, lines: [String], isLastTerminated: Bool = true) {
    self.name = name
    isLog = lines.first?.hasPrefix("# triage session ") ?? false
    let whole = isLog && !isLastTerminated ? lines.dropLast() : lines[...]
    for (index, line) in whole.enumerated() {
      if isLog, line.hasPrefix("#") {
        read(logLine: line, at: index)
      } else if !line.drop(while: \.isWhitespace).hasPrefix("#"), !line.allSatisfy(\.isWhitespace) {
        items.append(Item(number: index + 1, kind: .command(line, nil)))
      }
    }
  }

  private mutating func read(logLine line: String, at index: Int) {
    if line.hasPrefix("#= "), let result = LogResult(line), case .command(let command, nil)? = items.last?.kind {
      let number = items.removeLast().number
      items.append(Item(number: number, kind: .command(command, result)))
    } else if line.hasPrefix("#~ ") {
      items.append(Item(number: index + 1, kind: .gap("another session changed the list here (\(line.dropFirst(3)))")))
    } else if line.hasPrefix("#- ") {
      items.append(Item(number: index + 1, kind: .gap("logging was off here (\(line.dropFirst(3)))")))
    } else if line.hasPrefix("# triage session ") {
      items.append(Item(number: index + 1, kind: .base(LogLine.position("base", in: line))))
    } else if line.hasPrefix("# end "), let end = LogLine.position("end", in: line) {
      items.append(Item(number: index + 1, kind: .end(end)))
    }
  }

  /// Where the list stood when the first session of a log began, and when the last one ended; nil where it does not say.
  var base: JournalPosition? {
    guard isLog, case .base(let base)? = items.first?.kind else { return nil }
    return base
  }
  var end: JournalPosition? {
    guard isLog, case .end(let end)? = items.last?.kind else { return nil }
    return end
  }
}
