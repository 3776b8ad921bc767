// What `triage-bench cli` compares with: the same rows read or written by SQLite, with nothing around it.
// `triage-bench-bare PATH read|add|insert|update COUNT`
import CSQLite
// For the mathematics that SQLite calls, where the libraries are linked dynamically.
import Glibc

/// The database, and the statement at work.
struct Bare {
  let database: OpaquePointer?

  init(_ path: String) {
    var opened: OpaquePointer?
    sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE, nil)
    database = opened
  }

  func run(_ sql: String) { sqlite3_exec(database, sql, nil, nil, nil) }

  /// Reads the columns that a line of `triage show` has, as numbers and strings; returns how much there was.
  func read(_ condition: String) -> Int {
    var statement: OpaquePointer?
    let sql =
      "SELECT id, status, priority, created, due, project, tags, title FROM task \(condition) ORDER BY id"
    sqlite3_prepare_v2(database, sql, -1, &statement, nil)
    var sum = 0
    while sqlite3_step(statement) == SQLITE_ROW {
      for column in 0..<Int32(4) { sum &+= Int(sqlite3_column_int64(statement, column)) }
      for column in 4..<Int32(8) {
        if let text = sqlite3_column_text(statement, column) { sum &+= String(cString: text).utf8.count }
      }
    }
    sqlite3_finalize(statement)
    return sum
  }

  func each(_ sql: String, _ numbers: ClosedRange<Int>) {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(database, sql, -1, &statement, nil)
    for number in numbers {
      sqlite3_bind_int64(statement, 1, Int64(number))
      sqlite3_step(statement)
      sqlite3_reset(statement)
    }
    sqlite3_finalize(statement)
  }
}

let bare = Bare(CommandLine.arguments[1])
let count = Int(CommandLine.arguments[3]) ?? 1
let insertion = """
  INSERT INTO task (uuid, title, priority, status, created, modified, tags, notes)
  VALUES (randomblob(16), 'task ' || ?1, ?1 % 3, 0, 1796000000, 1796000000, '[]', '[]')
  """
switch CommandLine.arguments[2] {
case "open": print(bare.read("NOT INDEXED WHERE status = 0"))
case "read": print(bare.read("WHERE status = 0 AND priority = 0"))
case "insert":
  bare.run("PRAGMA synchronous = FULL; BEGIN IMMEDIATE")
  bare.each(insertion, 1...count)
  bare.run("COMMIT")
default:
  bare.run("PRAGMA synchronous = FULL; BEGIN IMMEDIATE")
  bare.each(
    "UPDATE task SET status = 1 - status, modified = modified + 1, finished = 1796000000 WHERE id = ?1", 1...count)
  bare.run("COMMIT")
}
sqlite3_close(bare.database)
