import CSQLite

/// Stores full of invented tasks, the same in every run.
struct SampleStore {
  let path: String

  /// Fills a store that has its tables already.
  ///
  /// - Parameters:
  ///   - path: The store, which is empty.
  ///   - count: How many tasks: a third of each priority, all open.
  /// - Throws: `BenchError.failed`, with what SQLite says.
  init(filling path: String, count: Int) throws(BenchError) {
    self.path = path
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
      sqlite3_exec(database, SampleStore.script(count), nil, nil, nil) == SQLITE_OK
    else { throw .failed(program: "SQLite", how: String(cString: sqlite3_errmsg(database))) }
  }

  private static let words = [
    ["buy", "call", "write", "review", "fix", "plan", "clean", "book", "send", "read", "paint", "check"],
    [
      "milk", "the report", "the invoice", "a parser", "tickets", "the fence", "dentist", "bicycle", "letters", "notes",
    ],
    ["today", "with Ana", "for the office", "before lunch", "at home", "again", "in town", "soon"],
  ]

  private static func script(_ count: Int) -> String {
    let tables = words.enumerated().map { index, words in
      let rows = words.enumerated().map { "(\($0),'\($1)')" }.joined(separator: ",")
      return
        "CREATE TEMP TABLE words\(index) (n INTEGER PRIMARY KEY, w TEXT); INSERT INTO words\(index) VALUES \(rows);"
    }
    func word(_ index: Int, _ shift: Int) -> String {
      "(SELECT w FROM words\(index) WHERE n = (i * 2654435761 >> \(shift)) % \(words[index].count))"
    }
    return tables.joined() + """
      PRAGMA synchronous = OFF; BEGIN;
      WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < \(count))
      INSERT INTO task (id, uuid, title, priority, status, created, modified, tags, notes)
      SELECT i, randomblob(16), \(word(0, 7)) || ' ' || \(word(1, 13)) || ' ' || \(word(2, 19)) || ' #' || i,
      (i * 2654435761 >> 9) % 3, 0, 1700000000 + i * 7919 % 90000000, 1790000000, '[]', '[]' FROM c;
      COMMIT; PRAGMA wal_checkpoint(TRUNCATE);
      """
  }

  /// Reads id and title of every task as numbers and strings, with nothing around it. Returns how many bytes of title.
  func bareRead() -> Int {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(database)
    }
    sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil)
    sqlite3_prepare_v2(database, "SELECT id, title FROM task", -1, &statement, nil)
    var bytes = 0
    while sqlite3_step(statement) == SQLITE_ROW {
      Checksum.shared.add(Int(sqlite3_column_int64(statement, 0)))
      if let text = sqlite3_column_text(statement, 1) { bytes += String(cString: text).utf8.count }
    }
    return bytes
  }
}
