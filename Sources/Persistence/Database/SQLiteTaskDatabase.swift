package import Tasks

/// A store's database in a file of SQLite.
///
/// Nothing is created before the first write: until then, a file that is not there is an empty list. A file that cannot be
/// written can be read all the same. Used by one thread at a time.
package final class SQLiteTaskDatabase: TaskDatabase {
  private let link: StoreLink
  /// The session that writes, and the file in which it was begun.
  private var session: (number: Int, file: Int)?
  /// The session before the group of writes that is under way.
  private var sessionBeforeGroup: (number: Int, file: Int)?

  /// Opens the store at `path`.
  ///
  /// - Parameters:
  ///   - path: the file; a relative path counts from the working directory of now.
  ///   - createIfMissing: whether an empty store is made at once where there is none; else the first write does it.
  ///   - patience: how long to wait for a lock of another process. Generous: each holds it for a few milliseconds, but
  ///     there may be many of them, on a slow disk.
  /// - Returns: the database.
  /// - Throws: what is there is no store, or a damaged or newer one; it is left as it is.
  package static func open(
    _ path: String, createIfMissing: Bool = false, patience: Duration = .seconds(60)
  ) throws(StoreError) -> SQLiteTaskDatabase {
    try SQLiteTaskDatabase(path, createIfMissing: createIfMissing, patience: patience, schema: .current)
  }

  init(_ path: String, createIfMissing: Bool, patience: Duration, schema: Schema) throws(StoreError) {
    link = try StoreLink(path, patience: patience, schema: schema)
    if createIfMissing, try link.isEmpty() { try write { (_) throws(StoreError) in } }
  }

  /// The file: an absolute path without symbolic links.
  package var path: String { link.path.file }

  /// Whether the list may be older than what other processes know: the directory cannot be written, and a log of
  /// changes in it could not be read.
  package var mayBeOld: Bool { link.mayBeOld }

  package func position() throws(StoreError) -> JournalPosition {
    try link.reading(or: .empty) { connection throws(StoreError) in try Journal(connection: connection).position() }
  }

  package func hasForeignChanges() throws(StoreError) -> Bool { try link.hasForeignChanges() }

  package func columns(_ query: TaskQuery) throws(StoreError) -> (columns: TaskColumns, position: JournalPosition) {
    try link.reading(or: (TaskColumns(), .empty)) { connection throws(StoreError) in
      (try TaskTable(connection: connection).columns(query), try Journal(connection: connection).position())
    }
  }

  package func task(_ id: Int) throws(StoreError) -> TaskItem? {
    try link.reading(or: nil) { connection throws(StoreError) in try TaskTable(connection: connection).task(id) }
  }

  package func counts() throws(StoreError) -> TaskCounts {
    try link.reading(or: TaskCounts()) { connection throws(StoreError) in
      try TaskTable(connection: connection).counts()
    }
  }

  package func steps(after step: Int) throws(StoreError) -> [(step: Step, revisions: [Revision])] {
    try link.reading(or: []) { connection throws(StoreError) in
      try Journal(connection: connection).entries(after: step)
    }
  }

  package func history(of task: Int?, limit: Int) throws(StoreError) -> [(step: Step, revisions: [Revision])] {
    try link.reading(or: []) { connection throws(StoreError) in
      try Journal(connection: connection).newest(of: task, limit: limit)
    }
  }

  package func beginSession() throws(StoreError) -> Int {
    session = nil
    return try write { transaction throws(StoreError) in try transaction.session() }
  }

  package func beginGroup() throws(StoreError) {
    try link.beginGroup()
    sessionBeforeGroup = session
  }

  package func commitGroup() throws(StoreError) {
    do throws(StoreError) { try link.commitGroup() } catch {
      session = sessionBeforeGroup
      throw error
    }
  }

  package func write<Result>(
    _ body: (any TaskTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let (result, number) = try link.writing { connection throws(StoreError) in
      let known = session.flatMap { $0.file == link.generation ? $0.number : nil }
      let transaction = SQLiteTransaction(connection, session: known)
      let result = try body(transaction)
      if let failure = transaction.failure { throw failure }
      return ((result, transaction.knownSession), isNews: transaction.hasAppended)
    }
    session = number.map { ($0, link.generation) }
    return result
  }
}

extension SQLiteTaskDatabase {
  func reading<Result>(
    or nothing: Result, _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result { try link.reading(or: nothing, body) }
}
