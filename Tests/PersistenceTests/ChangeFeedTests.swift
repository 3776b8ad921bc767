import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `The change feed` {
  let directory = TemporaryDirectory()

  /// Waits until the descriptor is readable; false when that takes longer than any machine should need.
  private func wakes(_ feed: ChangeFeed) -> Bool {
    var descriptor = pollfd(fd: feed.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 5_000) == 1
  }

  private func isQuiet(_ feed: ChangeFeed) -> Bool {
    var descriptor = pollfd(fd: feed.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) == 0
  }

  @Test func `wakes a poll after a commit, when the step can be read`() throws {
    let writer = try SQLiteTaskDatabase.open(directory.file(), createIfMissing: true)
    let reader = try SQLiteTaskDatabase.open(directory.file())
    let feed = ChangeFeed(store: directory.file())
    #expect(!feed.drain())
    try writer.add("buy milk")
    #expect(wakes(feed))
    #expect(feed.drain())
    #expect(try reader.hasForeignChanges())
    #expect(try reader.steps(after: 0).map(\.step.command) == ["add buy milk"])
    #expect(!feed.drain(), "what was taken in is not told again")
  }

  @Test func `is silent about a session that begins, a transaction that fails, and other files`() throws {
    let writer = try SQLiteTaskDatabase.open(directory.file(), createIfMissing: true)
    let feed = ChangeFeed(store: directory.file())
    _ = try writer.beginSession()
    #expect(throws: StoreError.noTask(9)) { try writer.write { (_) throws(StoreError) in throw .noTask(9) } }
    #expect(isQuiet(feed))
    let other = try SQLiteTaskDatabase.open(directory.file("other.db"))
    try other.add("not ours")
    #expect(wakes(feed))
    #expect(!feed.drain())
  }

  @Test func `tells several commits once`() throws {
    let writer = try SQLiteTaskDatabase.open(directory.file())
    let feed = ChangeFeed(store: directory.file())
    for _ in 0..<200 { try writer.add() }
    #expect(feed.drain())
    #expect(!feed.drain())
  }

  @Test func `sees the touch when the touched file was removed or replaced`() throws {
    let writer = try SQLiteTaskDatabase.open(directory.file())
    try writer.add()
    let feed = ChangeFeed(store: directory.file())
    unlink(directory.file("tasks.db.changed"))
    _ = feed.drain()
    try writer.add()
    #expect(feed.drain())
    rename(directory.file("tasks.db"), directory.file("old.db"))
    _ = feed.drain()
    let other = TemporaryDirectory()
    try SQLiteTaskDatabase.open(other.file()).add()
    rename(other.file("tasks.db.changed"), directory.file("tasks.db.changed"))
    #expect(feed.drain())
  }

  @Test func `waits for a directory that is not there yet, however deep`() throws {
    let path = directory.file("a/b/c/tasks.db")
    let feed = ChangeFeed(store: path)
    #expect(isQuiet(feed))
    try SQLiteTaskDatabase.open(path).add()
    #expect(wakes(feed))
    #expect(feed.drain())
    #expect(!feed.drain())
    try SQLiteTaskDatabase.open(path).add()
    #expect(wakes(feed))
    #expect(feed.drain())
  }

  @Test func `follows a directory that goes and comes again`() throws {
    let path = directory.file("a/tasks.db")
    try SQLiteTaskDatabase.open(path).add()
    let feed = ChangeFeed(store: path)
    rename(directory.file("a"), directory.file("z"))
    #expect(feed.drain())
    try SQLiteTaskDatabase.open(directory.file("z/tasks.db")).add()
    #expect(!feed.drain(), "the directory under its new name is not the store's")
    try SQLiteTaskDatabase.open(path).add()
    #expect(wakes(feed))
    #expect(feed.drain())
    try SQLiteTaskDatabase.open(path).add()
    #expect(feed.drain())
  }

  @Test func `watches where the file really lies when its name is a link`() throws {
    mkdir(directory.file("real"), 0o700)
    symlink("real/tasks.db", directory.file("link.db"))
    let feed = ChangeFeed(store: directory.file("link.db"))
    try SQLiteTaskDatabase.open(directory.file("real/tasks.db")).add()
    #expect(wakes(feed))
    #expect(feed.drain())
  }

  @Test func `says that there may be news when the system's queue ran over`() throws {
    let feed = ChangeFeed(store: directory.file())
    for name in ["a", "b"] { mknod(directory.file(name), S_IFREG | 0o600, 0) }
    // Twice what the queue holds by default. Two files in turn: the system merges equal events that follow each other.
    for _ in 0..<16_384 {
      chmod(directory.file("a"), 0o600)
      chmod(directory.file("b"), 0o600)
    }
    #expect(feed.drain())
    #expect(!feed.drain())
  }

  @Test func `is silent where the system gives no descriptor`() async {
    await #expect(processExitsWith: .success) {
      let descriptors = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      var (limit, none) = (rlimit(), rlimit())
      getrlimit(descriptors, &limit)
      none.rlim_max = limit.rlim_max
      setrlimit(descriptors, &none)
      let feed = ChangeFeed(store: "/tmp/tasks.db")
      setrlimit(descriptors, &limit)
      #expect(feed.fileDescriptor == -1)
      #expect(!feed.drain())
    }
  }
}
