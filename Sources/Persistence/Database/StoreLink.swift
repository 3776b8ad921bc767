import Tasks

/// What joins a store to the file at its path: opened when it is there, made at the first write, opened anew when another
/// file has taken its place.
final class StoreLink {
  /// Where the file lies.
  let path: StorePath
  /// Whether what is read may be older than what other processes know.
  private(set) var mayBeOld = false
  /// Counts the files that were opened: what belonged to one means nothing in the next.
  private(set) var generation = 0

  private let patience: Duration
  private let schema: Schema
  private var connection: Connection?
  private var stamp: FileStamp?
  private var known: Look?

  /// What `hasForeignChanges` compares: SQLite changes the number when another connection has committed.
  private struct Look: Equatable {
    var generation: Int
    var version: Int?
  }

  /// Opens the file at `path` where there is one.
  init(_ path: String, patience: Duration, schema: Schema) throws(StoreError) {
    guard let last = path.utf8.last, last != UInt8(ascii: "/") else {
      throw .unavailable(path: path, reason: path.isEmpty ? "a file needs a name" : "it names a directory")
    }
    self.path = StorePath(path)
    self.patience = patience
    self.schema = schema
    known = try look()
  }

  /// Whether there are no tables yet.
  func isEmpty() throws(StoreError) -> Bool {
    try reading(or: true) { (_) throws(StoreError) in false }
  }

  /// Whether another connection may have written since the last call.
  func hasForeignChanges() throws(StoreError) -> Bool {
    let now = try look()
    defer { known = now }
    return now != known
  }

  private func look() throws(StoreError) -> Look? {
    guard let connection = try connected() else { return nil }
    let version = try connection.retryingWhileBusy { () throws(StoreError) in try connection.int("PRAGMA data_version")
    }
    return Look(generation: generation, version: version)
  }

  /// Reads at one moment; `nothing`, where there are no tables yet.
  func reading<Result>(
    or nothing: Result, _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard let connection = try connected() else { return nothing }
    return try connection.reading { () throws(StoreError) in
      // Asked each time: a later version may have taken the file over.
      if case .empty = try schema.state(of: connection) { return nothing }
      return try body(connection)
    }
  }

  /// Runs `body` in a write transaction and commits it; then, where `body` says that it has something to tell, others hear.
  func writing<Result>(
    _ body: (Connection) throws(StoreError) -> (result: Result, isNews: Bool)
  ) throws(StoreError) -> Result {
    let connection = try connectedForWriting()
    let turn = WriteTurn(at: path, limit: patience)
    do throws(StoreError) {
      try connection.beginWriting()
      turn.proceed()
      let (result, isNews) = try connection.committing { () throws(StoreError) in
        try schema.prepare(connection)
        return try body(connection)
      }
      if isNews { turn.announce() }
      return result
    } catch {
      guard case .readOnly(let path, _) = error, let obstacle = self.path.writeObstacle else { throw error }
      throw .readOnly(path: path, reason: obstacle)
    }
  }
}

/// Opening.
extension StoreLink {
  /// The connection to what lies at the path now; nil where nothing does.
  private func connected() throws(StoreError) -> Connection? {
    if let connection {
      if connection.isInTransaction || isCurrent(connection) { return connection }
      self.connection = nil
    }
    guard try path.exists() else { return nil }
    return try connect()
  }

  /// Whether the file is still the one that was opened; of one that is read as it lies there, whether it is unchanged.
  private func isCurrent(_ connection: Connection) -> Bool {
    guard let stamp else { return !connection.hasMoved }
    return stamp == path.stamp
  }

  private func connect() throws(StoreError) -> Connection {
    let opened: Connection
    do throws(StoreError) {
      opened = try open(.normal)
      (stamp, mayBeOld) = (nil, false)
    } catch {
      // SQLite wants to put its files beside even what it only reads.
      guard case .readOnly = error else { throw error }
      stamp = path.stamp
      mayBeOld = path.hasUnmergedLog
      opened = try open(.immutable)
    }
    generation += 1
    connection = opened
    return opened
  }

  private func open(_ mode: Connection.Mode) throws(StoreError) -> Connection {
    let connection = try Connection(path.file, mode: mode, patience: patience)
    try schema.checkHeader(of: connection)
    _ = try connection.reading { () throws(StoreError) in try schema.state(of: connection) }
    return connection
  }

  private func connectedForWriting() throws(StoreError) -> Connection {
    if let connection = try connected() {
      if !connection.isReadOnly { return connection }
      // Perhaps it has become writable since.
      self.connection = nil
    }
    let isOurs = try path.create()
    let connection = try connect()
    if connection.isReadOnly {
      throw .readOnly(path: path.file, reason: path.writeObstacle ?? "it was opened for reading only")
    }
    if isOurs {
      // That the file is set up is no news, what others put there from now on is.
      try connection.setUp()
      known = try look()
    }
    return connection
  }
}
