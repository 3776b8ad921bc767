import Tasks
import Terminal

/// What a step of another session did to one task, told to those who follow the list.
struct ChangeNotice {
  let step: Step
  let revision: Revision

  /// What there is to tell of a difference, in the order in which it happened.
  static func all(of delta: TaskDelta) -> [ChangeNotice] {
    delta.entries.flatMap { entry in
      entry.revisions.filter { $0.before != $0.after }.map { ChangeNotice(step: entry.step, revision: $0) }
    }
  }

  /// The task as it is now, or as it last was.
  private var task: TaskItem? { revision.after ?? revision.before }

  /// What became of it, as a confirmation would say it.
  private var verb: String { ChangeText(isReverting: false).verb(revision) }

  /// Whether the task was seen before or is seen after it.
  func isSeen(through options: ViewOptions) -> Bool {
    [revision.before, revision.after].contains { task in
      task.map { options.segment.includes($0.priority) && options.status.includes($0.status) } ?? false
    }
  }

  /// `session 2: added 3: buy milk (high)`
  var text: String {
    guard let task else { return "" }
    return "session \(step.session): \(verb) \(task.id): \(task.title) (\(task.priority.word))"
  }

  /// The same for a program.
  var json: JSON {
    .object([
      ("change", .string(verb)), ("task", task.map { JSON($0) } ?? .null), ("session", .int(step.session)),
      ("step", .int(step.number)),
    ])
  }
}
