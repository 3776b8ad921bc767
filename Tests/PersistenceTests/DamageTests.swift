import FoundationEssentials
import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `A damaged file` {
  let directory = TemporaryDirectory()

  /// A store of some pages, closed; its bytes.
  private func prepare() throws -> Data {
    let store = try SQLiteTaskDatabase.open(directory.file())
    try store.write { transaction throws(StoreError) in
      let revisions = (1...500).map { Revision(before: nil, after: sample($0, "task \($0)")) }
      try transaction.record("import", revisions)
    }
    let merge = try Connection(directory.file(), mode: .normal, patience: .zero)
    try merge.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return try #require(bytes(directory.file()))
  }

  private func outcome(_ body: () throws -> Void) -> String {
    do { try body() } catch StoreError.damaged { return "damaged" } catch { return "\(error)" }
    return "fine"
  }

  @Test func `is reported and left as it is: TW 1785`() throws {
    var data = try prepare()
    for name in directory.names { unlink(directory.file(name)) }
    for index in 4096..<data.count { data[index] = 0xa5 }
    try data.write(to: URL(filePath: directory.file()))
    #expect(outcome { _ = try SQLiteTaskDatabase.open(directory.file()).tasks(TaskQuery()) } == "damaged")
    #expect(outcome { try SQLiteTaskDatabase.open(directory.file()).add() } == "damaged")
    #expect(bytes(directory.file()) == data)
  }

  @Test func `that was cut off is reported`() throws {
    let data = try prepare()
    for name in directory.names { unlink(directory.file(name)) }
    let half = data.prefix(data.count / 2)
    try half.write(to: URL(filePath: directory.file()))
    #expect(outcome { _ = try SQLiteTaskDatabase.open(directory.file()).tasks(TaskQuery()) } == "damaged")
    #expect(bytes(directory.file()) == half)
  }

  @Test func `never brings the program down, wherever a page is overwritten`() throws {
    let data = try prepare()
    for name in directory.names { unlink(directory.file(name)) }
    for page in 0..<data.count / 4096 {
      for filler in [UInt8(0), 0x01, 0x7f, 0xff] {
        var damaged = data
        for index in page * 4096..<(page + 1) * 4096 where index >= 100 { damaged[index] = filler }
        try damaged.write(to: URL(filePath: directory.file()))
        let result = outcome {
          let store = try SQLiteTaskDatabase.open(directory.file())
          _ = try store.tasks(TaskQuery())
          _ = try store.tasks(TaskQuery(status: .open, segment: .high))
          _ = try store.counts()
          _ = try store.steps(after: 0)
          _ = try store.history(of: 1, limit: 1)
        }
        #expect(result == "damaged" || result == "fine", "page \(page), filled with \(filler)")
        #expect(bytes(directory.file()) == damaged)
      }
    }
  }

  @Test(arguments: [
    ("priority", "7"), ("status", "-1"), ("uuid", "x'00'"), ("due", "'2026-02-30'"), ("tags", "'{\"a\":1}'"),
    ("tags", "'not json'"), ("notes", "'[1]'"),
  ])
  func `is one in which a task holds what none can: it is named`(field: String, value: String) throws {
    let store = try SQLiteTaskDatabase.open(directory.file())
    try store.add()
    let vandal = try Connection(directory.file(), mode: .normal, patience: .zero)
    try vandal.execute("PRAGMA ignore_check_constraints = 1")
    try vandal.execute("UPDATE task SET \(field) = \(value)")
    let damage = StoreError.damaged(path: directory.file(), detail: "task 1 has no valid \(field)")
    #expect(throws: damage) { try store.tasks(TaskQuery()) }
    #expect(throws: damage) { try store.task(1) }
  }

  @Test func `is one in which a step is of no kind`() throws {
    let store = try SQLiteTaskDatabase.open(directory.file())
    try store.add()
    let vandal = try Connection(directory.file(), mode: .normal, patience: .zero)
    try vandal.execute("PRAGMA ignore_check_constraints = 1")
    try vandal.execute("UPDATE step SET kind = 1")
    #expect(throws: StoreError.damaged(path: directory.file(), detail: "step 1 has no valid kind")) {
      try store.steps(after: 0)
    }
  }
}
