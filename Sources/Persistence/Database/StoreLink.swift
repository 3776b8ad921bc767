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
  /// The state in which a file was that is not read in the normal way.
  private var stamp: FileStamp?
  private var known: Look?

  /// What `hasForeignChanges` compares: the number that SQLite changes when another connection has committed.
  private enum Look: Equatable {
    case normal(generation: Int, version: Int?)
    case special(FileStamp)
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
    defer { letGo(connection) }
    if let stamp { return .special(stamp) }
    let version = try connection.retryingWhileBusy { () throws(StoreError) in try connection.int("PRAGMA data_version")
    }
    return .normal(generation: generation, version: version)
  }

  /// Reads at one moment; `nothing`, where there are no tables yet.
  func reading<Result>(
    or nothing: Result, _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard let connection = try connected() else { return nothing }
    defer { letGo(connection) }
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
    do throws(StoreError) {
      let connection = try connectedForWriting()
      let turn = WriteTurn(at: path, limit: patience)
      try connection.beginWriting()
      turn.proceed()
      let (result, isNews) = try connection.committing { () throws(StoreError) in
        try schema.prepare(connection)
        return try body(connection)
      }
      if isNews { turn.announce() }
      return result
    } catch {
      // SQLite knows what it could not do, the system why.
      guard case .readOnly(path.file, _) = error, let obstacle = path.writeObstacle else { throw error }
      throw .readOnly(path: path.file, reason: obstacle)
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
    let stamp = path.stamp
    let opened = try open()
    self.stamp = opened.mode == .normal ? nil : stamp
    mayBeOld = opened.mode == .immutable && path.hasUnmergedLog
    return adopt(opened)
  }

  private func adopt(_ opened: Connection) -> Connection {
    generation += 1
    connection = opened
    return opened
  }

  /// Opens the file in the best way that its place allows: even to read, SQLite wants to put an index of the log beside it.
  private func open() throws(StoreError) -> Connection {
    do throws(StoreError) { return try open(.normal) } catch {
      switch error {
      case .full where path.hasUnmergedLog: if let opened = try? open(.alone) { return opened }
      case .full, .readOnly: break
      default: throw error
      }
      return try open(.immutable)
    }
  }

  private func open(_ mode: Connection.Mode) throws(StoreError) -> Connection {
    let connection = try Connection(path.file, mode: mode, patience: mode == .normal ? patience : .zero)
    try schema.checkHeader(of: connection)
    _ = try connection.reading { () throws(StoreError) in try schema.state(of: connection) }
    return connection
  }

  /// After each use: who has the file to itself must not keep it.
  private func letGo(_ connection: Connection) {
    if connection.mode == .alone, !connection.isInTransaction { self.connection = nil }
  }

  private func connectedForWriting() throws(StoreError) -> Connection {
    if let connection = try connected(), connection.mode == .normal, !connection.isReadOnly { return connection }
    // Where it could only be read, perhaps it can be written now.
    connection = nil
    let isOurs = try path.create()
    (stamp, mayBeOld) = (nil, false)
    let connection = adopt(try open(.normal))
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
