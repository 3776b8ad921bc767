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
    case (let before?, let after?): try update(after, keepsUUID: before.uuid == after.uuid)
    case (let before?, nil): try delete(before.id)
    case (nil, nil): break
    }
  }

  // IGNORE: an id or uuid that is there already changes no row, and can be told from every other failure.
  private static let insertion = "INSERT OR IGNORE INTO task (\(TaskRow.columns)) VALUES (\(TaskRow.places(from: 1)))"
  private static let updateWithUUID = update(setting: "uuid = ?2,")
  // A column that is set has its index written anew, whether or not it is different.
  private static let update = update(setting: "")

  private static func update(setting uuid: String) -> String {
    """
    UPDATE OR IGNORE task SET \(uuid) title = ?3, priority = ?4, status = ?5, created = ?6, modified = ?7, finished = ?8,
    due = ?9, tags = ?10, project = ?11, notes = ?12 WHERE id = ?1
    """
  }

  private func insert(_ task: TaskItem) throws(StoreError) {
    if try change(Self.insertion, task) == 0 { throw .taken(id: task.id) }
  }

  private func update(_ task: TaskItem, keepsUUID: Bool) throws(StoreError) {
    guard try change(keepsUUID ? Self.update : Self.updateWithUUID, task) == 0 else { return }
    throw try self.task(task.id) == nil ? .noTask(task.id) : .taken(id: task.id)
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
