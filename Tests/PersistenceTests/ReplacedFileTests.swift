import FoundationEssentials
import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `A file that is moved under an open connection` {
  let directory = TemporaryDirectory()

  @Test func `is followed to the one that has taken its place`() throws {
    let store = try SQLiteTaskDatabase.open(directory.file())
    try store.add("old")
    let session = try store.beginSession()
    #expect(session == 2)
    let other = try SQLiteTaskDatabase.open(directory.file("other.db"))
    try other.add("new")
    for suffix in ["", "-wal", "-shm"] {
      rename(directory.file("tasks.db" + suffix), directory.file("aside.db" + suffix))
      rename(directory.file("other.db" + suffix), directory.file("tasks.db" + suffix))
    }
    #expect(try store.hasForeignChanges())
    #expect(try store.titles() == ["new"])
    try store.add("newer")
    // The session that was begun in the other file means nothing here.
    #expect(try store.history(of: nil, limit: 1).map(\.step.session) == [2])
    #expect(try store.beginSession() == 3)
    #expect(try SQLiteTaskDatabase.open(directory.file("aside.db")).titles() == ["old"])
  }

  @Test func `is closed without harm to the log of the one that has taken its place`() throws {
    var old: SQLiteTaskDatabase? = try SQLiteTaskDatabase.open(directory.file())
    try old?.add("old")
    for suffix in ["", "-wal", "-shm"] {
      rename(directory.file("tasks.db" + suffix), directory.file("aside.db" + suffix))
    }
    let new = try SQLiteTaskDatabase.open(directory.file())
    try new.add("new")
    let log = bytes(directory.file("tasks.db-wal"))
    #expect(log?.isEmpty == false)
    old = nil
    #expect(old == nil && bytes(directory.file("tasks.db-wal")) == log)
    #expect(try SQLiteTaskDatabase.open(directory.file()).titles() == ["new"])
    withExtendedLifetime(new) {}
  }

  @Test func `that was removed is made anew: nothing is written into the void`() throws {
    let store = try SQLiteTaskDatabase.open(directory.file())
    try store.add("old")
    for name in directory.names { unlink(directory.file(name)) }
    #expect(try store.hasForeignChanges())
    #expect(try store.titles() == [])
    try store.add("new")
    #expect(try SQLiteTaskDatabase.open(directory.file()).titles() == ["new"])
  }
}
