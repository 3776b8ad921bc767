import Tasks

/// Reads and changes the table of tasks, inside a transaction of the caller.
struct TaskTable {
  /// The database.
  let connection: Connection

  /// One task; nil where there is none.
  func task(_ id: Int) throws(StoreError) -> TaskItem? {
    try connection.use("SELECT \(TaskRow.columns) FROM task WHERE id = ?1") { row throws(StoreError) in
      try row.bind(id, at: 1)
      return try row.step() ? try TaskRow.read(row) : nil
    }
  }

  /// How many tasks there are of each kind, from the index alone.
  func counts() throws(StoreError) -> TaskCounts {
    try connection.use("SELECT status, priority, count(*) FROM task GROUP BY status, priority") {
      row throws(StoreError) in
      var counts = TaskCounts()
      while try row.step() {
        guard let status = TaskStatus(rawValue: row.int(0)), let priority = Priority(rawValue: row.int(1))
        else { throw row.damaged("a task has no valid status or priority") }
        counts[priority, status] = row.int(2)
      }
      return counts
    }
  }

  /// The id that the next new task gets.
  func nextID() throws(StoreError) -> Int {
    let last = try connection.int("SELECT seq FROM sqlite_sequence WHERE name = 'task'") ?? 0
    guard last < Int.max else { throw .unavailable(path: connection.path, reason: "every id has been given") }
    return last + 1
  }

  /// Makes of `before` what is `after`.
  func apply(_ revision: Revision) throws(StoreError) {
    switch (revision.before, revision.after) {
    case (nil, let after?): try insert(after)
    case (let before?, let after?): try update(before, after)
    case (let before?, nil): try delete(before.id)
    case (nil, nil): break
    }
  }

  // IGNORE: an id or uuid that is there already changes no row, and can be told from every other failure.
  private static let insertion = "INSERT OR IGNORE INTO task (\(TaskRow.columns)) VALUES (\(TaskRow.places(from: 1)))"

  /// Sets what is different and nothing else: a column that is set has its index written anew, whether or not it is, and
  /// where two of an index are set SQLite makes a temporary table for each row.
  private static func update(_ before: TaskItem, _ after: TaskItem) -> String {
    var changes = ""
    func set(_ assignment: StaticString, _ isChanged: Bool) {
      guard isChanged else { return }
      if !changes.isEmpty { changes += ", " }
      changes += assignment.description
    }
    set("uuid = ?2", before.uuid != after.uuid)
    set("title = ?3", before.title != after.title)
    set("priority = ?4", before.priority != after.priority)
    set("status = ?5", before.status != after.status)
    set("created = ?6", before.created != after.created)
    set("modified = ?7", before.modified != after.modified)
    set("finished = ?8", before.finished != after.finished)
    set("due = ?9", before.due != after.due)
    set("tags = ?10", before.tags != after.tags)
    set("project = ?11", before.project != after.project)
    set("notes = ?12", before.notes != after.notes)
    // The last parameter is there, so that all can be bound.
    return "UPDATE OR IGNORE task SET \(changes.isEmpty ? "id = id" : changes) WHERE id = ?1 AND ?12 IS NOT NULL"
  }

  private func insert(_ task: TaskItem) throws(StoreError) {
    if try change(Self.insertion, task) == 0 { throw .taken(id: task.id) }
  }

  private func update(_ before: TaskItem, _ after: TaskItem) throws(StoreError) {
    guard try change(Self.update(before, after), after) == 0 else { return }
    throw try task(after.id) == nil ? .noTask(after.id) : .taken(id: after.id)
  }

  private func delete(_ id: Int) throws(StoreError) {
    try connection.use("DELETE FROM task WHERE id = ?1") { statement throws(StoreError) in
      try statement.bind(id, at: 1)
      _ = try statement.step()
    }
    if connection.changedRows == 0 { throw .noTask(id) }
  }

  private func change(_ sql: String, _ task: TaskItem) throws(StoreError) -> Int {
    try connection.use(sql) { statement throws(StoreError) in
      try TaskRow.bind(task, to: statement)
      _ = try statement.step()
      return connection.changedRows
    }
  }
}
