import CSQLite
import Glibc
import Tasks

/// An open database file, with its prepared statements. Used by one thread at a time.
@safe final class Connection {
  /// The file as SQLite knows it: absolute, symbolic links resolved.
  let path: String
  private let handle: OpaquePointer
  private let patience: Patience
  private var statements: [String: Statement] = [:]
  /// How it was opened.
  let mode: Mode
  /// Whether the file was set up for writing; that lasts as long as the connection.
  var isSetUp = false

  /// How a file is opened.
  enum Mode {
    /// For reading and writing, or only for reading where the file's mode allows no more.
    case normal
    /// With the file to itself, so that the index of its write-ahead log can be in memory. Changes nothing.
    case alone
    /// As it lies there, without a look at its write-ahead log or anybody's lock.
    case immutable
  }

  /// Opens the file at `path`, which must exist; nothing of it is read yet, and nothing is created beside it.
  init(_ path: String, mode: Mode, patience limit: Duration) throws(StoreError) {
    let isImmutable = mode == .immutable
    let name = isImmutable ? "file:\(path.escapedForURI)?immutable=1" : path
    let flags =
      (isImmutable ? SQLITE_OPEN_READONLY | SQLITE_OPEN_URI : SQLITE_OPEN_READWRITE)
      | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(name, &opened, flags, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      let error = unsafe StoreError(code, of: opened, path: path)
      unsafe sqlite3_close_v2(opened)
      // SQLite has tried to open it for reading, too: it is not the writing that fails.
      if case .readOnly(_, let reason) = error { throw .unavailable(path: path, reason: reason) }
      throw error
    }
    self.path = path
    self.mode = mode
    unsafe handle = opened
    patience = Patience(limit)
    unsafe patience.govern(handle)
    unsafe csqlite_switch(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
    unsafe csqlite_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    unsafe csqlite_switch(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    if mode == .alone {
      leaveUntouched()
      try execute("PRAGMA locking_mode = EXCLUSIVE")
    }
  }

  deinit {
    statements.removeAll()
    // The last one to close a file merges its log and removes it, by its name: by now another file's log may have that.
    if hasMoved { leaveUntouched() }
    unsafe sqlite3_close_v2(handle)
  }

  /// Lends the statement for `sql`, which is prepared once, and resets it afterwards.
  func use<Result>(
    _ sql: String, _ body: (Statement) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let statement = try prepared(sql)
    defer { statement.reset() }
    return try body(statement)
  }

  private func prepared(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw error(code) }
    let statement = unsafe Statement(prepared, path: path)
    statements[sql] = statement
    return statement
  }

  /// Carries out a statement that gives no rows, or whose rows do not matter.
  func execute(_ sql: String) throws(StoreError) {
    try use(sql) { statement throws(StoreError) in
      while try statement.step() {}
    }
  }

  /// Carries out several statements, none of which is kept.
  func execute(script: String) throws(StoreError) {
    let code = unsafe sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// The first column of the first row; nil without a row, or where it is NULL.
  func int(_ sql: String) throws(StoreError) -> Int? {
    try use(sql) { statement throws(StoreError) in
      try statement.step() ? statement.optionalInt(0) : nil
    }
  }

  private func error(_ code: Int32) -> StoreError { unsafe StoreError(code, of: handle, path: path) }
}

/// Its state, and that of its file.
extension Connection {
  /// Whether it can only read.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether it is inside a transaction.
  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// How many rows the last statement changed.
  var changedRows: Int { Int(unsafe sqlite3_changes64(handle)) }

  /// Whether the file is no longer what lies at its path.
  var hasMoved: Bool { unsafe csqlite_has_moved(handle) != 0 }

  /// The file's first 100 bytes, which hold what sort of file it is; zeros past its end.
  func header() throws(StoreError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 100)
    let code = unsafe bytes.withUnsafeMutableBytes {
      unsafe csqlite_read_header(handle, $0.baseAddress, Int32($0.count))
    }
    guard code == SQLITE_OK else { throw error(code) }
    return bytes
  }

  /// From now on closing it merges nothing into the file: what is damaged or not ours is left as it is.
  func leaveUntouched() { unsafe csqlite_switch(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1) }

  /// Repeats `body` while it fails for a lock, for as long as the connection's patience lasts. SQLite does not wait by
  /// itself in the places where it fears a deadlock: when the journal mode changes, or when the log is recovered.
  func retryingWhileBusy<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    let patience = Patience(patience.limit)
    patience.start()
    while true {
      do throws(StoreError) { return try body() } catch {
        guard case .busy = error, patience.pause() else { throw error }
      }
    }
  }
}

extension String {
  /// A path as a `file:` URI takes it: what has a meaning there is written as `%xx`.
  fileprivate var escapedForURI: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "?": escaped += "%3f"
      case "#": escaped += "%23"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
