import CSQLite
import Tasks

/// A prepared statement: bind its parameters (counted from 1), step, read the row's columns (counted from 0).
///
/// Only `Connection` makes one and lends it out; it resets it when it comes back.
@safe final class Statement {
  private let handle: OpaquePointer
  /// The file it is about.
  let path: String

  /// Takes over `handle`, a statement of the database at `path`.
  init(_ handle: OpaquePointer, path: String) {
    unsafe self.handle = handle
    self.path = path
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Goes to the next row; false when there is none.
  func step() throws(StoreError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw unsafe StoreError(code, of: sqlite3_db_handle(handle), path: path)
  }

  /// Makes it as new. A statement that is left in the middle of its rows keeps the whole connection in a transaction.
  func reset() {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  private func check(_ code: Int32) throws(StoreError) {
    if code != SQLITE_OK { throw unsafe StoreError(code, of: sqlite3_db_handle(handle), path: path) }
  }
}

/// Other statements on the same database, while this one stands where it is.
extension Statement {
  /// Prepares another statement, binds texts to it and lends it out.
  func beside<Result>(
    _ sql: String, _ texts: String..., body: (Statement) throws(StoreError) -> Result
  ) throws(StoreError) -> Result { try beside(sql, texts, body) }

  /// The value of an expression over texts, as text; nil for NULL.
  func value(of expression: String, _ texts: String...) throws(StoreError) -> String? {
    try beside("SELECT \(expression)", texts) { row throws(StoreError) in try row.step() ? row.text(0) : nil }
  }

  private func beside<Result>(
    _ sql: String, _ texts: [String], _ body: (Statement) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let database = unsafe sqlite3_db_handle(handle)
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(database, sql, -1, 0, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else {
      throw unsafe StoreError(code, of: database, path: path)
    }
    let statement = unsafe Statement(prepared, path: path)
    for (index, text) in texts.enumerated() { try statement.bind(text, at: Int32(index + 1)) }
    return try body(statement)
  }
}

/// Parameters, counted from 1.
extension Statement {
  /// Binds a number, or NULL.
  func bind(_ value: Int?, at index: Int32) throws(StoreError) {
    guard let value else { return try check(unsafe sqlite3_bind_null(handle, index)) }
    try check(unsafe sqlite3_bind_int64(handle, index, Int64(value)))
  }

  /// Binds a text, or NULL.
  func bind(_ text: String?, at index: Int32) throws(StoreError) {
    guard var text else { return try check(unsafe sqlite3_bind_null(handle, index)) }
    let code = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe csqlite_bind_text(handle, index, $0.baseAddress, UInt64($0.count))
      }
    }
    try check(code)
  }

  /// Binds the bytes of a value without references.
  func bind<Value: BitwiseCopyable>(bytesOf value: Value, at index: Int32) throws(StoreError) {
    let code = unsafe withUnsafeBytes(of: value) {
      unsafe csqlite_bind_blob(handle, index, $0.baseAddress, UInt64($0.count))
    }
    try check(code)
  }
}

/// Columns of the row that it stands on, counted from 0.
extension Statement {
  /// Whether a column is NULL.
  func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// A number; 0 for NULL.
  func int(_ column: Int32) -> Int { Int(unsafe sqlite3_column_int64(handle, column)) }

  /// A number, or nil for NULL.
  func optionalInt(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }

  /// A text, or nil for NULL. Bytes that are no UTF-8 read as U+FFFD; NUL is a character like any other.
  func text(_ column: Int32) -> String? {
    guard let start = unsafe sqlite3_column_text(handle, column) else { return nil }
    // The text first, the length after: the other way round, the length could be that of another encoding.
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The length of a text or blob in bytes.
  func byteCount(_ column: Int32) -> Int { Int(unsafe sqlite3_column_bytes(handle, column)) }

  /// A value without references from its bytes; nil where there are more or fewer of them.
  func value<Value: BitwiseCopyable>(_ column: Int32, as type: Value.Type) -> Value? {
    guard let start = unsafe sqlite3_column_blob(handle, column), byteCount(column) == MemoryLayout<Value>.size
    else { return nil }
    return unsafe start.loadUnaligned(as: type)
  }
}
