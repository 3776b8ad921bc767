import FoundationEssentials
import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `A store that cannot be written` {
  let directory = TemporaryDirectory()

  /// A store with one task, in a file that everybody may read and nobody write; `logged`, with a write-ahead log beside
  /// it that a process which was killed has left.
  private func prepare(logged: Bool = false, indexed: Bool = false, fileMode: mode_t = 0o444) throws {
    let store = try SQLiteTaskDatabase.open(directory.file("made.db"))
    try store.add("in the file")
    if logged {
      let checkpoint = try Connection(directory.file("made.db"), mode: .normal, patience: .zero)
      try checkpoint.execute("PRAGMA wal_checkpoint(TRUNCATE)")
      try store.add("in the log")
      try copy("-wal")
      if indexed { try copy("-shm") }
      try copy("")
    }
    withExtendedLifetime(store) {}
    if !logged {
      try Connection(directory.file("made.db"), mode: .normal, patience: .zero).execute(
        "PRAGMA wal_checkpoint(TRUNCATE)")
      try copy("")
    }
    chmod(directory.file(), fileMode)
    chmod(directory.path, 0o555)
  }

  private func copy(_ suffix: String) throws {
    try #require(bytes(directory.file("made.db" + suffix))).write(
      to: URL(filePath: directory.file("tasks.db" + suffix)))
    chmod(directory.file("tasks.db" + suffix), 0o444)
  }

  private func writing(_ store: SQLiteTaskDatabase) -> StoreError? {
    do { try store.add() } catch { return error }
    return nil
  }

  @Test func `is read where its directory cannot be written, and says why it is not changed`() throws {
    try prepare()
    let names = directory.names
    try withoutPrivilege { () throws in
      let store = try SQLiteTaskDatabase.open(directory.file())
      #expect(try store.titles() == ["in the file"])
      #expect(try store.position().step == 1)
      #expect(!store.mayBeOld)
      #expect(try !store.hasForeignChanges())
      #expect(writing(store) == .readOnly(path: directory.file(), reason: "Permission denied"))
      #expect(try store.titles() == ["in the file"])
    }
    #expect(directory.names == names)
  }

  @Test func `is read where only its directory cannot be written`() throws {
    try prepare(fileMode: 0o666)
    try withoutPrivilege { () throws in
      let store = try SQLiteTaskDatabase.open(directory.file())
      #expect(try store.titles() == ["in the file"])
      #expect(writing(store) == .readOnly(path: directory.file(), reason: "Permission denied (its directory)"))
    }
  }

  @Test func `is read where its directory could be written`() throws {
    try prepare()
    chmod(directory.path, 0o777)
    try withoutPrivilege { () throws in
      let store = try SQLiteTaskDatabase.open(directory.file())
      #expect(try store.titles() == ["in the file"])
      #expect(writing(store) == .readOnly(path: directory.file(), reason: "Permission denied"))
    }
  }

  @Test func `is read with what its log holds, where the log's index is there`() throws {
    try prepare(logged: true, indexed: true)
    try withoutPrivilege { () throws in
      let store = try SQLiteTaskDatabase.open(directory.file())
      #expect(try store.titles() == ["in the file", "in the log"])
      #expect(!store.mayBeOld)
      #expect(writing(store) == .readOnly(path: directory.file(), reason: "Permission denied"))
    }
  }

  @Test func `is read without what its log holds where that cannot be had, and the list may be old`() throws {
    try prepare(logged: true)
    try withoutPrivilege { () throws in
      let store = try SQLiteTaskDatabase.open(directory.file())
      #expect(try store.titles() == ["in the file"])
      #expect(store.mayBeOld)
    }
  }

  @Test func `is read anew when its file has changed`() throws {
    try prepare()
    let store = try withoutPrivilege { () throws in
      let store = try SQLiteTaskDatabase.open(directory.file())
      #expect(try store.titles() == ["in the file"])
      return store
    }
    chmod(directory.path, 0o755)
    chmod(directory.file(), 0o644)
    try SQLiteTaskDatabase.open(directory.file()).add("by its owner")
    chmod(directory.file(), 0o444)
    chmod(directory.path, 0o555)
    try withoutPrivilege { () throws in
      #expect(try store.hasForeignChanges())
      #expect(try store.titles() == ["in the file", "by its owner"])
      #expect(try !store.hasForeignChanges())
    }
  }

  @Test func `is written once it can be, by the same connection`() throws {
    try prepare()
    let store = try withoutPrivilege { () throws in
      let store = try SQLiteTaskDatabase.open(directory.file())
      #expect(writing(store) != nil)
      return store
    }
    chmod(directory.path, 0o777)
    chmod(directory.file(), 0o666)
    try withoutPrivilege { () throws in
      #expect(writing(store) == nil)
      #expect(try store.titles() == ["in the file", "buy milk"])
    }
  }

  @Test func `is not made in a directory that cannot be written`() throws {
    chmod(directory.path, 0o555)
    try withoutPrivilege { () throws in
      let store = try SQLiteTaskDatabase.open(directory.file())
      #expect(try store.titles() == [])
      #expect(writing(store) == .readOnly(path: directory.file(), reason: "Permission denied (its directory)"))
      let deeper = try SQLiteTaskDatabase.open(directory.file("a/b/tasks.db"))
      #expect(writing(deeper) == .readOnly(path: directory.file("a"), reason: "Permission denied"))
    }
    #expect(directory.names == [])
  }

  @Test func `and cannot be read says so`() throws {
    mkdir(directory.file("private"), 0)
    try prepare(fileMode: 0)
    try withoutPrivilege { () throws in
      #expect(throws: StoreError.unavailable(path: directory.file(), reason: "Permission denied")) {
        try SQLiteTaskDatabase.open(directory.file())
      }
      let hidden = directory.file("private/tasks.db")
      #expect(throws: StoreError.unavailable(path: hidden, reason: "Permission denied")) {
        try SQLiteTaskDatabase.open(hidden)
      }
    }
  }

  @Test func `is changed all the same where only the touched file cannot be`() throws {
    let store = try SQLiteTaskDatabase.open(directory.file())
    mkdir(directory.file("tasks.db.changed"), 0o700)
    #expect(writing(store) == nil)
    #expect(try store.titles() == ["buy milk"])
  }
}
