/// A field of a task that a step can change and an undo can give back.
struct TaskField: Sendable {
  let name: String
  let differs: @Sendable (TaskItem, TaskItem) -> Bool
  let copy: @Sendable (TaskItem, inout TaskItem) -> Void
  let text: @Sendable (TaskItem) -> String

  init<Value: Equatable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<TaskItem, Value> & Sendable,
    _ text: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    differs = { $0[keyPath: path] != $1[keyPath: path] }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
    self.text = { text($0[keyPath: path]) }
  }

  static let all: [TaskField] = [
    TaskField("title", \.title) { "\"\($0)\"" },
    TaskField("priority", \.priority) { $0.word },
    TaskField("status", \.status) { $0.word },
    TaskField("due date", \.due) { $0.map { "\($0)" } ?? "none" },
    TaskField("tags", \.tags) { $0.isEmpty ? "none" : $0.joined(separator: " ") },
    TaskField("project", \.project) { $0 ?? "none" },
    TaskField("notes", \.notes) { $0.isEmpty ? "none" : $0.map { "\"\($0.text)\"" }.joined(separator: " ") },
  ]
}

extension Revision {
  /// The revision that takes this one back, given the task as it is now. It restores the fields that `step` changed, and
  /// no others.
  ///
  /// - Throws: `conflict` where somebody has since changed a field that it would restore.
  func reverted(_ step: Step, now: TaskItem?, time: Timestamp) throws(StoreError) -> Revision {
    func conflict(_ field: String?, _ left: String, _ found: String) -> StoreError {
      .conflict(StoreError.Conflict(step: step, task: id, field: field, left: left, found: found))
    }
    switch (before, after, now) {
    case (let before?, nil, nil):
      return Revision(before: nil, after: before)
    case (_, nil, _?):
      throw conflict(nil, "gone", "there")
    case (_, _?, nil):
      throw conflict(nil, "there", "gone")
    case (let before, let after?, let now?):
      let concerned = TaskField.all.filter { field in before.map { field.differs($0, after) } ?? true }
      for field in concerned where field.differs(after, now) {
        throw conflict(field.name, field.text(after), field.text(now))
      }
      guard let before else { return Revision(before: now, after: nil) }
      var restored = now
      for field in concerned { field.copy(before, &restored) }
      restored.finished = restored.status == before.status ? before.finished : now.finished
      restored.modified = now.modified == after.modified ? before.modified : time
      return Revision(before: now, after: restored)
    case (nil, nil, nil):
      return self
    }
  }
}
