import FoundationEssentials
import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `The schema` {
  let directory = TemporaryDirectory()

  private func raw() throws -> Connection { try Connection(directory.file(), mode: .normal, patience: .zero) }

  private func newer() throws {
    let next = Schema(migrations: Schema.current.migrations + ["ALTER TABLE task ADD COLUMN colour TEXT"])
    let store = try SQLiteTaskDatabase(directory.file(), createIfMissing: true, patience: .zero, schema: next)
    try store.add("from the future")
  }

  @Test func `marks the file as ours, with its version`() throws {
    try SQLiteTaskDatabase.open(directory.file()).add()
    let file = try raw()
    #expect(try file.int("PRAGMA application_id") == 0x7472_6961)
    #expect(try file.int("PRAGMA user_version") == 1)
    #expect(Schema.current.version == 1)
    #expect(bytes(directory.file())?[68..<72].elementsEqual("tria".utf8) == true)
  }

  @Test func `writes ahead, syncs fully, checks references`() throws {
    let store = try SQLiteTaskDatabase.open(directory.file())
    try store.add()
    let file = try raw()
    try file.beginWriting()
    #expect(try file.int("PRAGMA synchronous") == 2)
    #expect(try file.int("PRAGMA foreign_keys") == 1)
    let mode = try file.use("PRAGMA journal_mode") { row throws(StoreError) in try row.step() ? row.text(0) : nil }
    #expect(mode == "wal")
    #expect(try file.int("SELECT count(*) FROM pragma_table_list WHERE strict AND schema = 'main'") == 4)
    #expect(throws: StoreError.self) { try file.execute("DELETE FROM session") }
    #expect(throws: StoreError.self) { try file.execute("UPDATE task SET priority = 3") }
    #expect(throws: StoreError.self) { try file.execute("UPDATE task SET uuid = x'00'") }
    try file.execute("ROLLBACK")
  }

  @Test func `serves each query by an index`() throws {
    try SQLiteTaskDatabase.open(directory.file()).add()
    let file = try raw()
    func plan(_ sql: String) throws -> String {
      try file.use("EXPLAIN QUERY PLAN " + sql) { row throws(StoreError) in
        var lines: [String] = []
        while try row.step() { lines.append(row.text(3) ?? "") }
        return lines.joined(separator: "; ")
      }
    }
    let counts = try plan("SELECT status, priority, count(*) FROM task GROUP BY status, priority")
    #expect(counts == "SCAN task USING COVERING INDEX task_by_status")
    let count = try plan("SELECT count(*) FROM task WHERE status IN (0, 1) AND priority = 1")
    #expect(count == "SEARCH task USING COVERING INDEX task_by_status (status=? AND priority=?)")
    let cell = try plan("SELECT title FROM task WHERE status = 0 AND priority = 1 ORDER BY id")
    #expect(cell == "SEARCH task USING INDEX task_by_status (status=? AND priority=?)", "and nothing is sorted")
    #expect(try plan("SELECT step FROM revision WHERE id = 1").contains("USING COVERING INDEX revision_by_task"))
  }

  @Test func `of a newer version is refused, and the file left byte for byte`() throws {
    try newer()
    let before = bytes(directory.file())
    let refusal = StoreError.newer(path: directory.file(), version: 2, known: 1)
    #expect(throws: refusal) { try SQLiteTaskDatabase.open(directory.file()) }
    #expect(throws: refusal) { try SQLiteTaskDatabase.open(directory.file(), createIfMissing: true) }
    #expect(bytes(directory.file()) == before)
    #expect(directory.names == ["tasks.db", "tasks.db.changed"])
  }

  @Test func `of a newer version is refused while its change is still in the log alone`() throws {
    try SQLiteTaskDatabase.open(directory.file()).add()
    let old = try SQLiteTaskDatabase.open(directory.file())
    try newer()
    let before = (bytes(directory.file()), bytes(directory.file("tasks.db-wal")))
    #expect(before.1?.isEmpty == false)
    #expect(throws: StoreError.newer(path: directory.file(), version: 2, known: 1)) {
      try SQLiteTaskDatabase.open(directory.file())
    }
    #expect(bytes(directory.file()) == before.0)
    #expect(bytes(directory.file("tasks.db-wal")) == before.1)
    withExtendedLifetime(old) {}
  }

  @Test func `that became newer under an open connection is neither read nor written`() throws {
    let old = try SQLiteTaskDatabase.open(directory.file())
    try old.add("before")
    try newer()
    let refusal = StoreError.newer(path: directory.file(), version: 2, known: 1)
    #expect(throws: refusal) { try old.add("too late") }
    #expect(throws: refusal) { try old.titles() }
    #expect(try raw().int("SELECT count(*) FROM task") == 2)
  }

  @Test func `of an older version is brought up at the next write, once`() throws {
    try SQLiteTaskDatabase.open(directory.file()).add("old")
    try newer()
    #expect(try raw().int("PRAGMA user_version") == 2)
    #expect(try raw().int("SELECT count(colour) FROM task") == 0)
    try newer()
    #expect(try raw().int("SELECT count(*) FROM task") == 3)
  }

  @Test func `is there as a whole or not at all`() throws {
    let broken = Schema(migrations: Schema.current.migrations + ["CREATE TABLE a (b); CREATE TABLE a (b)"])
    #expect(throws: StoreError.self) {
      try SQLiteTaskDatabase(directory.file(), createIfMissing: true, patience: .zero, schema: broken)
    }
    #expect(try raw().int("SELECT count(*) FROM sqlite_schema") == 0)
    #expect(try SQLiteTaskDatabase.open(directory.file()).add() == 1)
  }

  @Test(arguments: ["", "PRAGMA user_version = 1;", "PRAGMA application_id = 7; PRAGMA journal_mode = WAL;"])
  func `of another program's database is refused, and the file left as it is`(marks: String) throws {
    #expect(mknod(directory.file(), S_IFREG | 0o600, 0) == 0)
    try raw().execute(script: marks + "CREATE TABLE songs (title)")
    let before = bytes(directory.file())
    let store = StoreError.unavailable(path: directory.file(), reason: "it is another program's database")
    #expect(throws: store) { try SQLiteTaskDatabase.open(directory.file(), createIfMissing: true) }
    #expect(bytes(directory.file()) == before)
    #expect(directory.names == ["tasks.db"])
  }
}
