import Tasks

/// Makes text of answers: for a terminal, for a pipe, or for a program that reads JSON.
protocol Presenter {
  /// Writes the text for standard output, with its line ends, in pieces: a long list is never in memory as text.
  func present<Fault>(_ answer: Answer, _ write: (String) throws(Fault) -> Void) throws(Fault)
}

extension Presenter {
  /// The whole text; empty where there is nothing to say.
  func text(_ answer: Answer) -> String {
    var text = ""
    present(answer) { text += $0 }
    return text
  }
}

/// As long as a piece of text gets: many system calls' worth of rows, and little memory.
private let pieceLength = 1 << 16

/// One JSON value a line for each command.
struct JSONPresenter: Presenter {
  func present<Fault>(_ answer: Answer, _ write: (String) throws(Fault) -> Void) throws(Fault) {
    guard case .view(_, let rows) = answer else { return try write(value(answer).map { $0.text + "\n" } ?? "") }
    var text = "["
    for (place, task) in rows.enumerated() {
      if place > 0 { text += "," }
      JSON(task).write(to: &text)
      if text.utf8.count >= pieceLength {
        try write(text)
        text.removeAll(keepingCapacity: true)
      }
    }
    try write(text + "]\n")
  }

  private func value(_ answer: Answer) -> JSON? {
    switch answer {
    case .nothing: nil
    case .view: nil
    case .changed(_, let outcome): .array(outcome.tasks.map { JSON($0) })
    case .task(let task): JSON(task, whole: true)
    case .history(let entries): .array(entries.map { JSON($0.step, $0.revisions) })
    case .statistics(let statistics): JSON(statistics)
    case .message(_, let name, let value), .silent(let name, let value): .object([(name, value)])
    }
  }
}

/// For other programs: a line each, tab-separated, without escape sequences, headings, shortening or pages.
struct PlainPresenter: Presenter {
  func present<Fault>(_ answer: Answer, _ write: (String) throws(Fault) -> Void) throws(Fault) {
    guard case .view(_, let rows) = answer else { return try write(text(short: answer)) }
    var lines = PlainLines()
    for place in rows.indices {
      rows.withTask(at: place) { lines.append($0, title: $1, texts: $2) }
      if lines.count >= pieceLength { try write(lines.take()) }
    }
    try write(lines.take())
  }

  private func text(short answer: Answer) -> String {
    switch answer {
    case .nothing, .silent, .view: ""
    case .changed(_, let outcome): outcome.revisions.map { "\($0.id)\n" }.joined()
    case .task(let task): PlainLines.line(task)
    case .history(let entries):
      entries.map { "\($0.step.number)\t\($0.step.time)\t\($0.step.session)\t\($0.step.command.escapedForLog)\n" }
        .joined()
    case .statistics(let statistics):
      Priority.allCases.flatMap { priority in
        TaskStatus.allCases.map { "\(priority.word)\t\($0.word)\t\(statistics.counts[priority, $0])\n" }
      }.joined()
    case .message(let text, _, _): text + "\n"
    }
  }
}
