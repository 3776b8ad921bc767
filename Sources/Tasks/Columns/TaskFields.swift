/// What of a task is no text. Copying it counts no references, so that a list can be filled and written out by the million.
package struct TaskFields: Sendable {
  package var id: Int
  package var uuid: TaskUUID
  package var priority: Priority
  package var status: TaskStatus
  package var created: Timestamp
  package var modified: Timestamp
  package var finished: Timestamp?
  package var due: CalendarDate?

  /// Fields as given.
  package init(
    id: Int, uuid: TaskUUID, priority: Priority, status: TaskStatus, created: Timestamp, modified: Timestamp,
    finished: Timestamp?, due: CalendarDate?
  ) {
    (self.id, self.uuid, self.priority, self.status) = (id, uuid, priority, status)
    (self.created, self.modified, self.finished, self.due) = (created, modified, finished, due)
  }
}

extension TaskItem {
  /// A task of these fields and texts.
  package init(_ fields: TaskFields, title: String, texts: TaskTexts?) {
    self.init(
      id: fields.id, uuid: fields.uuid, title: title, priority: fields.priority, status: fields.status,
      created: fields.created, modified: fields.modified, finished: fields.finished, due: fields.due,
      tags: texts?.tags ?? [], project: texts?.project, notes: texts?.notes ?? [])
  }

  /// What of it is no text.
  package var fields: TaskFields {
    TaskFields(
      id: id, uuid: uuid, priority: priority, status: status, created: created, modified: modified, finished: finished,
      due: due)
  }

  /// Its texts beside the title; nil where there are none.
  package var texts: TaskTexts? {
    tags.isEmpty && project == nil && notes.isEmpty ? nil : TaskTexts(tags: tags, project: project, notes: notes)
  }
}

/// What of a task is text, beside its title. Few tasks have any.
package struct TaskTexts: Sendable {
  package var tags: [String] = []
  package var project: String?
  package var notes: [TaskItem.Note] = []

  /// Texts as given.
  package init(tags: [String] = [], project: String? = nil, notes: [TaskItem.Note] = []) {
    (self.tags, self.project, self.notes) = (tags, project, notes)
  }
}
