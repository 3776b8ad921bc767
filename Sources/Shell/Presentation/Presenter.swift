import Tasks

/// Makes text of answers: for a terminal, for a pipe, or for a program that reads JSON.
protocol Presenter {
  /// The text for standard output, with its line ends; empty where there is nothing to say.
  func text(_ answer: Answer) -> String
}

/// One JSON value a line for each command.
struct JSONPresenter: Presenter {
  func text(_ answer: Answer) -> String {
    value(answer).map { $0.text + "\n" } ?? ""
  }

  private func value(_ answer: Answer) -> JSON? {
    switch answer {
    case .nothing: nil
    case .view(_, let rows): .array(rows.map { JSON($0) })
    case .changed(_, let outcome): .array(outcome.tasks.map { JSON($0) })
    case .task(let task): JSON(task, whole: true)
    case .history(let entries): .array(entries.map { JSON($0.step, $0.revisions) })
    case .statistics(let statistics): JSON(statistics)
    case .message(_, let name, let value): .object([(name, value)])
    }
  }
}

/// For other programs: a line each, tab-separated, without escape sequences, headings, shortening or pages.
struct PlainPresenter: Presenter {
  func text(_ answer: Answer) -> String {
    switch answer {
    case .nothing: ""
    case .view(_, let rows): rows.map { PlainPresenter.row($0) }.joined()
    case .changed(_, let outcome): outcome.revisions.map { "\($0.id)\n" }.joined()
    case .task(let task): PlainPresenter.row(task)
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

  /// id, status, priority, created, due, project, tags, title.
  static func row(_ task: TaskItem) -> String {
    let fields = [
      String(task.id), task.status.word, task.priority.word, "\(task.created)", task.due?.description ?? "",
      task.project ?? "", task.tags.joined(separator: " "), task.title,
    ]
    return fields.map { $0.escapedForLog }.joined(separator: "\t") + "\n"
  }
}
