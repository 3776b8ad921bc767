import CSQLite
import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `A failure of SQLite` {
  private func error(_ code: Int32) -> StoreError { StoreError(code, of: nil, path: "/t") }

  @Test func `becomes the store's error that it means`() {
    #expect(error(SQLITE_BUSY) == .busy(path: "/t"))
    #expect(error(SQLITE_BUSY | 2 << 8) == .busy(path: "/t"), "BUSY_SNAPSHOT")
    #expect(error(SQLITE_LOCKED) == .busy(path: "/t"))
    #expect(error(SQLITE_PROTOCOL) == .busy(path: "/t"))
    #expect(error(SQLITE_FULL) == .full(path: "/t"))
    #expect(error(SQLITE_READONLY) == .readOnly(path: "/t", reason: "attempt to write a readonly database"))
    #expect(error(SQLITE_CANTOPEN) == .readOnly(path: "/t", reason: "unable to open database file"))
    #expect(error(SQLITE_PERM) == .readOnly(path: "/t", reason: "access permission denied"))
    #expect(error(SQLITE_CORRUPT) == .damaged(path: "/t", detail: "database disk image is malformed"))
    #expect(error(SQLITE_NOTADB) == .damaged(path: "/t", detail: "file is not a database"))
    #expect(error(SQLITE_IOERR) == .unavailable(path: "/t", reason: "disk I/O error"))
    #expect(error(SQLITE_NOMEM) == .unavailable(path: "/t", reason: "out of memory"))
  }

  @Test func `of the system becomes the store's error that it means`() {
    #expect(StoreError(errno: ENOSPC, path: "/t") == .full(path: "/t"))
    #expect(StoreError(errno: EDQUOT, path: "/t") == .full(path: "/t"))
    #expect(StoreError(errno: EROFS, path: "/t") == .readOnly(path: "/t", reason: "Read-only file system"))
    #expect(StoreError(errno: EMFILE, path: "/t") == .unavailable(path: "/t", reason: "Too many open files"))
  }

  @Test func `in a statement carries SQLite's own words`() throws {
    let directory = TemporaryDirectory()
    mknod(directory.file(), S_IFREG | 0o600, 0)
    let connection = try Connection(directory.file(), mode: .normal, patience: .zero)
    #expect(throws: StoreError.unavailable(path: directory.file(), reason: "no such table: nowhere")) {
      try connection.execute("SELECT * FROM nowhere")
    }
  }

  @Test func `to open a file that has just gone says so`() {
    #expect(throws: StoreError.unavailable(path: "/nowhere/t", reason: "No such file or directory")) {
      try Connection("/nowhere/t", mode: .normal, patience: .zero)
    }
  }
}
