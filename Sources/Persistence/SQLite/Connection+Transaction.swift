import Tasks

/// Transactions: all of it or nothing.
extension Connection {
  /// Runs `body` between BEGIN and COMMIT for reading: all that it reads is of one moment. Inside another transaction it
  /// is part of that one.
  func reading<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    if isInTransaction { return try body() }
    // Waits for a lock only at its beginning: what is read again was not read yet.
    return try retryingWhileBusy { () throws(StoreError) in
      try execute("BEGIN")
      return try committing(body)
    }
  }

  /// Takes the write lock, for which it waits.
  func beginWriting() throws(StoreError) {
    try setUp()
    // IMMEDIATE: what was read at the start of the transaction is still so when it writes.
    try retryingWhileBusy { () throws(StoreError) in try execute("BEGIN IMMEDIATE") }
  }

  /// Sets the file up for writing, once. The write-ahead log stays a property of the file, how to sync it does not.
  func setUp() throws(StoreError) {
    if isSetUp { return }
    try retryingWhileBusy { () throws(StoreError) in try execute("PRAGMA journal_mode = WAL") }
    try execute("PRAGMA synchronous = FULL")
    isSetUp = true
  }

  /// Runs `body` in the transaction that was begun and commits it; rolls back when something fails.
  func committing<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    do throws(StoreError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // After some errors, such as a full disk, SQLite has rolled back by itself.
      if isInTransaction { try? execute("ROLLBACK") }
      if case .damaged = error { leaveUntouched() }
      throw error
    }
  }
}
