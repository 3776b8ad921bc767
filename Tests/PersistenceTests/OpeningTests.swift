import FoundationEssentials
import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `Opening a store` {
  let directory = TemporaryDirectory()

  @Test func `that is not there reads as an empty list and touches nothing`() throws {
    let store = try SQLiteTaskDatabase.open(directory.file("a/tasks.db"))
    #expect(try store.tasks(TaskQuery()).tasks == [])
    #expect(try store.position() == .empty)
    #expect(try store.counts() == TaskCounts())
    #expect(try store.task(1) == nil)
    #expect(try store.steps(after: 0).isEmpty)
    #expect(try store.history(of: nil, limit: 10).isEmpty)
    #expect(try !store.hasForeignChanges())
    #expect(directory.names == [])
  }

  @Test func `that is not there makes it at the first write, for its owner only`() throws {
    let mask = umask(0)
    defer { umask(mask) }
    let store = try SQLiteTaskDatabase.open(directory.file("a/b/tasks.db"))
    #expect(try store.add() == 1)
    #expect(mode(directory.file("a")) == 0o700)
    #expect(mode(directory.file("a/b")) == 0o700)
    for name in ["tasks.db", "tasks.db-wal", "tasks.db-shm", "tasks.db.changed"] {
      #expect(mode(directory.file("a/b/\(name)")) == 0o600, "\(name)")
    }
    #expect(try !store.hasForeignChanges(), "its own file is no news")
  }

  @Test func `makes it at once when asked to`() throws {
    let store = try SQLiteTaskDatabase.open(directory.file(), createIfMissing: true)
    #expect(mode(directory.file()) == 0o600)
    #expect(try store.position() == .empty)
    #expect(try SQLiteTaskDatabase.open(directory.file(), createIfMissing: true).add() == 1)
  }

  @Test func `that another process makes in the meantime is seen`() throws {
    let early = try SQLiteTaskDatabase.open(directory.file())
    try SQLiteTaskDatabase.open(directory.file()).add("from elsewhere")
    #expect(try early.hasForeignChanges())
    #expect(try !early.hasForeignChanges())
    #expect(try early.titles() == ["from elsewhere"])
  }

  @Test func `takes an empty file for an empty store`() throws {
    mknod(directory.file(), S_IFREG | 0o640, 0)
    let store = try SQLiteTaskDatabase.open(directory.file())
    #expect(try store.titles() == [])
    #expect(size(directory.file()) == 0, "reading leaves it empty")
    try store.add()
    #expect(try store.titles() == ["buy milk"])
    #expect(mode(directory.file()) == 0o640, "whose mode somebody has chosen")
  }

  @Test(arguments: [":memory:", "file:tasks.db?mode=memory", "100%.db", "a?b#c.db", "e\u{301} 🎉.db", "-", " "])
  func `takes any name for the name of a file`(name: String) throws {
    try SQLiteTaskDatabase.open(directory.file(name)).add()
    #expect(mode(directory.file(name)) == 0o600)
    #expect(try SQLiteTaskDatabase.open(directory.file(name)).titles() == ["buy milk"])
  }

  @Test func `takes a relative name from the working directory`() async {
    await #expect(processExitsWith: .success) { [path = directory.path as String] in
      chdir(path)
      let store = try SQLiteTaskDatabase.open("tasks.db")
      let feed = ChangeFeed(store: "tasks.db")
      chdir("/")
      try store.add()
      #expect(store.path == path + "/tasks.db")
      #expect(feed.drain())
      #expect(mode(path + "/tasks.db") == 0o600)
    }
  }

  @Test func `follows links, also one that leads nowhere yet`() throws {
    mkdir(directory.file("real"), 0o700)
    symlink("real/one", directory.file("hop"))
    symlink("hop", directory.file("tasks.db"))
    try SQLiteTaskDatabase.open(directory.file()).add()
    #expect(mode(directory.file("real/one")) == 0o600)
    #expect(mode(directory.file("real/one.changed")) == 0o600)
    #expect(try SQLiteTaskDatabase.open(directory.file("hop")).titles() == ["buy milk"])
    #expect(directory.names == ["hop", "real", "tasks.db"])
  }

  @Test func `refuses what can be no store, and leaves it as it is`() throws {
    mkdir(directory.file("folder"), 0o755)
    mkfifo(directory.file("pipe"), 0o600)
    symlink("circle", directory.file("circle"))
    func reason(_ path: String) -> String? {
      do { _ = try SQLiteTaskDatabase.open(path, createIfMissing: true) } catch {
        if case .unavailable(_, let reason) = error { return reason }
      }
      return nil
    }
    #expect(reason(directory.file("folder")) == "it is a directory")
    #expect(reason(directory.file("folder/")) == "it names a directory")
    #expect(reason(directory.file("pipe")) == "it is no regular file")
    #expect(reason("/dev/null") == "it is no regular file")
    #expect(reason(directory.file("circle")) == "Too many levels of symbolic links")
    #expect(reason(directory.file("a\0b")) == "a path cannot contain NUL")
    #expect(reason(directory.file("pipe/tasks.db")) == "Not a directory")
    #expect(reason("") == "a file needs a name")
    #expect(directory.names == ["circle", "folder", "pipe"])
  }

  @Test(arguments: ["", "buy milk\n", "SQLite format 3"])
  func `refuses a file that is no database, and leaves it as it is`(text: String) throws {
    let content = text + String(repeating: "x (A) call mum @home\n", count: 400)
    try content.write(toFile: directory.file(), atomically: false, encoding: .utf8)
    #expect(throws: StoreError.damaged(path: directory.file(), detail: "it is not a database")) {
      try SQLiteTaskDatabase.open(directory.file(), createIfMissing: true)
    }
    #expect(bytes(directory.file()) == content.data(using: .utf8))
    #expect(directory.names == ["tasks.db"])
  }
}
