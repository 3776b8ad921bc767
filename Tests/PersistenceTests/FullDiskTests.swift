import FoundationEssentials
import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `A full disk` {
  let directory = TemporaryDirectory()

  @Test func `fails the change, loses nothing, and is over when there is room: TW 2264`() async {
    await #expect(processExitsWith: .success) { [path = directory.file() as String] in
      let store = try SQLiteTaskDatabase.open(path)
      try store.add("before")
      limitFiles(to: 100_000)
      let long = String(repeating: "x", count: 20_000)
      var kept = 1
      var failure: StoreError?
      while failure == nil, kept < 100 {
        do throws(StoreError) { try store.add(long) } catch { failure = error; continue }
        kept += 1
      }
      #expect(failure == .full(path: path))
      #expect(try store.titles().count == kept)
      #expect(throws: StoreError.full(path: path)) { try store.add(long) }
      #expect(try SQLiteTaskDatabase.open(path).titles().count == kept)

      limitFiles(to: nil)
      #expect(try store.add("after") == kept + 1)
      #expect(try SQLiteTaskDatabase.open(path).titles().last == "after")
    }
  }

  @Test func `is what a database says that may not grow`() throws {
    let path = directory.file()
    try SQLiteTaskDatabase.open(path).add()
    let connection = try Connection(path, mode: .normal, patience: .zero)
    let pages = try #require(try connection.int("PRAGMA page_count"))
    try connection.execute("PRAGMA max_page_count = \(pages)")
    try connection.beginWriting()
    #expect(throws: StoreError.full(path: path)) {
      try connection.committing { () throws(StoreError) in
        try connection.execute("UPDATE task SET title = hex(zeroblob(100000))")
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try connection.int("SELECT length(title) FROM task") == 8)
  }

  @Test func `leaves a store that could not be made to be made later`() async {
    await #expect(processExitsWith: .success) { [path = directory.file() as String] in
      limitFiles(to: 1_000)
      let store = try SQLiteTaskDatabase.open(path)
      #expect(throws: StoreError.full(path: path)) { try store.add() }
      #expect(try store.titles() == [])
      limitFiles(to: nil)
      #expect(try store.add() == 1)
    }
  }

  @Test func `lets a store be read that has no index of its log, with all that the log holds`() async throws {
    let store = try SQLiteTaskDatabase.open(directory.file("made.db"))
    for title in ["one", "two"] { try store.add(title) }
    for suffix in ["", "-wal"] {
      try #require(bytes(directory.file("made.db" + suffix))).write(
        to: URL(filePath: directory.file("tasks.db" + suffix)))
    }
    withExtendedLifetime(store) {}

    await #expect(processExitsWith: .success) { [path = directory.file() as String] in
      limitFiles(to: 1_000)
      let store = try SQLiteTaskDatabase.open(path)
      #expect(try store.titles() == ["one", "two"])
      #expect(!store.mayBeOld)
      #expect(try !store.hasForeignChanges())
      #expect(throws: StoreError.full(path: path)) { try store.add() }
      #expect(try store.titles() == ["one", "two"])
      #expect(try SQLiteTaskDatabase.open(path).titles() == ["one", "two"], "nobody keeps the file to itself")
      limitFiles(to: nil)
      #expect(try store.add("three") == 3)
      #expect(try store.titles() == ["one", "two", "three"])
    }
  }

  @Test func `lets a store be read whose log is merged`() async throws {
    try SQLiteTaskDatabase.open(directory.file()).add()
    await #expect(processExitsWith: .success) { [path = directory.file() as String] in
      limitFiles(to: 1_000)
      let store = try SQLiteTaskDatabase.open(path)
      #expect(try store.titles() == ["buy milk"])
      #expect(!store.mayBeOld)
      #expect(throws: StoreError.full(path: path)) { try store.add() }
    }
  }

  @Test func `that is really full fails the change and loses nothing`() throws {
    let place = directory.file("disk")
    mkdir(place, 0o755)
    guard mount("none", place, "tmpfs", 0, "size=300k") == 0 else { try Test.cancel("no right to mount a file system") }
    defer { umount(place) }
    let store = try SQLiteTaskDatabase.open(place + "/tasks.db")
    try store.add("before")
    let long = String(repeating: "x", count: 400_000)
    #expect(throws: StoreError.full(path: store.path)) { try store.add(long) }
    #expect(try store.titles() == ["before"])
    #expect(try store.add("after") == 2)
  }
}

/// Lets no file of this process grow past a size: a full disk that a process can make for itself alone.
private func limitFiles(to size: rlim_t?) {
  signal(SIGXFSZ, SIG_IGN)
  // The system's RLIM_INFINITY is -1 in C, of a type that has no -1.
  var limit = rlimit(rlim_cur: size ?? .max, rlim_max: .max)
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}
