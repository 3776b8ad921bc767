import Tasks

extension JSON {
  /// A task, with the members and the order that `--json` promises; whole, also with the moments that others derive.
  init(_ task: TaskItem, whole: Bool = false) {
    let moments: [(String, JSON)] = [
      ("modified", .string("\(task.modified)")), ("finished", JSON(task.finished?.description)),
    ]
    self = .object(
      [
        ("id", .int(task.id)),
        ("uuid", .string(task.uuid.description)),
        ("title", .string(task.title)),
        ("priority", .string(task.priority.word)),
        ("status", .string(task.status.word)),
        ("created", .string("\(task.created)")),
        ("due", JSON(task.due?.description)),
        ("tags", .array(task.tags.map { .string($0) })),
        ("project", JSON(task.project)),
        ("notes", .array(task.notes.map { .object([("entry", .string("\($0.entry)")), ("text", .string($0.text))]) })),
      ] + (whole ? moments : []))
  }

  /// A step of the journal, with what it did.
  init(_ step: Step, _ revisions: [Revision]) {
    let target: (String, Int?) =
      switch step.kind {
      case .change: ("change", nil)
      case .undo(let step): ("undo", step)
      case .redo(let step): ("redo", step)
      }
    self = .object([
      ("step", .int(step.number)),
      ("time", .string("\(step.time)")),
      ("session", .int(step.session)),
      ("command", .string(step.command)),
      ("kind", .string(target.0)),
      ("of", target.1.map { .int($0) } ?? .null),
      (
        "changes",
        .array(
          revisions.map { revision in
            .object([
              ("id", .int(revision.id)), ("before", revision.before.map { JSON($0) } ?? .null),
              ("after", revision.after.map { JSON($0) } ?? .null),
            ])
          })
      ),
    ])
  }

  /// Tasks counted by priority and status.
  init(_ counts: TaskCounts) {
    self = .object(
      Priority.allCases.map { priority in
        (
          priority.word,
          .object(TaskStatus.allCases.map { ($0.word, .int(counts[priority, $0])) })
        )
      })
  }
}

extension JSON {
  /// The list in numbers.
  init(_ statistics: TaskStatistics) {
    func activity(_ activity: TaskActivity) -> JSON {
      .object([("added", .int(activity.added)), ("done", .int(activity.done))])
    }
    self = .object([
      ("counts", JSON(statistics.counts)),
      ("done", .double(statistics.shareDone)),
      ("lastWeek", activity(statistics.lastWeek)),
      ("weekBefore", activity(statistics.weekBefore)),
    ])
  }
}
