import FoundationEssentials
import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `A transaction` {
  let directory = TemporaryDirectory()

  private func open(patience: Duration = .seconds(60)) throws -> SQLiteTaskDatabase {
    try SQLiteTaskDatabase.open(directory.file(), patience: patience)
  }

  @Test func `whose body throws leaves nothing`() throws {
    let store = try open()
    try store.add("before")
    let before = try store.position()
    #expect(throws: StoreError.nothingToRedo) {
      try store.write { transaction throws(StoreError) in
        try transaction.record("add", [Revision(before: nil, after: sample(2))])
        try transaction.record("remove 1", [Revision(before: try transaction.task(1), after: nil)])
        throw .nothingToRedo
      }
    }
    #expect(try store.position() == before)
    #expect(try store.titles() == ["before"])
    #expect(try open().titles() == ["before"])
    #expect(try store.add("after") == 2)
  }

  @Test func `with a step that failed is not committed, though its body went on`() throws {
    let store = try open()
    try store.add("before")
    #expect(throws: StoreError.taken(id: 1)) {
      try store.write { transaction throws(StoreError) in
        let taken = Revision(before: nil, after: sample(1))
        _ = try? transaction.record("add", [Revision(before: nil, after: sample(2)), taken])
      }
    }
    #expect(try store.titles() == ["before"])
    #expect(try store.position().step == 1)
  }

  @Test func `holds several steps, all of them on the disk when it ends: TW 2301`() throws {
    let store = try open()
    try store.write { transaction throws(StoreError) in
      for id in 1...3 { try transaction.record("add \(id)", [Revision(before: nil, after: sample(id))]) }
    }
    #expect(try open().steps(after: 0).map(\.step.command) == ["add 1", "add 2", "add 3"])
  }

  @Test func `reads its own writing, while others see nothing of it`() throws {
    let (writer, reader) = (try open(), try open())
    try writer.add("old")
    try writer.write { transaction throws(StoreError) in
      try transaction.record("add", [Revision(before: nil, after: sample(2, "new"))])
      #expect(try transaction.task(2)?.title == "new")
      #expect(try writer.titles() == ["old", "new"])
      #expect(try reader.titles() == ["old"])
    }
    #expect(try reader.titles() == ["old", "new"])
  }

  @Test func `cannot be begun inside another`() throws {
    let store = try open(patience: .zero)
    #expect(throws: StoreError.self) {
      try store.write { (_) throws(StoreError) in try store.write { (_) throws(StoreError) in } }
    }
    try store.add()
    #expect(try store.titles() == ["buy milk"])
  }

  @Test func `waits for another one, but not for ever`() throws {
    let (one, two) = (try open(), try open(patience: .milliseconds(50)))
    try one.add()
    try one.write { transaction throws(StoreError) in
      #expect(throws: StoreError.busy(path: directory.file())) { try two.add() }
      #expect(try two.titles() == ["buy milk"], "reading waits for nobody")
    }
    #expect(try two.add() == 2)
  }

  @Test func `of a process that ends in the middle of it never was, and what it had committed stays`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = directory.file() as String] in
      let store = try SQLiteTaskDatabase.open(path)
      for _ in 0..<20 { try store.add("committed") }
      try store.write { transaction throws(StoreError) in
        try transaction.record("add", [Revision(before: nil, after: sample(21, "half"))])
        kill(getpid(), SIGKILL)
      }
    }
    #expect(mode(directory.file("tasks.db-wal")) == 0o600, "nobody has tidied up")
    let store = try open()
    #expect(try store.titles() == Array(repeating: "committed", count: 20))
    #expect(try store.position().step == 20)
    #expect(try store.add("next") == 21)
  }

  @Test func `is on the disk before the connection is closed`() throws {
    let store = try open()
    try store.add("buy milk")
    let copy = directory.file("copy.db")
    for suffix in ["", "-wal"] {
      try bytes(directory.file("tasks.db" + suffix))?.write(to: URL(filePath: copy + suffix))
    }
    #expect(try SQLiteTaskDatabase.open(copy).titles() == ["buy milk"])
    withExtendedLifetime(store) {}
  }
}
