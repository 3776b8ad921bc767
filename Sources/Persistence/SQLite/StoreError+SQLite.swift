import CSQLite
import Glibc
import Tasks

extension StoreError {
  /// What a result code of SQLite means to whoever uses the store: the one place where that is decided.
  ///
  /// - Parameters:
  ///   - code: a primary or extended result code other than OK, ROW and DONE.
  ///   - database: the connection that it came from; nil where there is none.
  ///   - path: the file.
  init(_ code: Int32, of database: OpaquePointer?, path: String) {
    let errno = unsafe database.map { unsafe csqlite_errno($0) } ?? 0
    let message = unsafe String(cString: database.map { unsafe sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    let primary = code & 0xff
    // SQLite keeps the system's error of the last file operation that failed, which may be long past.
    let isAboutFiles = primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN
    let reason = isAboutFiles && errno != 0 ? describe(errno: errno) : message

    switch primary {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy(path: path)
    case SQLITE_FULL: self = .full(path: path)
    // The index of the log, which is made when the first connection opens, could not be made as long as it must be.
    case SQLITE_IOERR where code == SQLITE_IOERR | 19 << 8: self = .full(path: path)
    // A quota and a limit on the size of files are a full disk to whoever meets them.
    case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(errno): self = .full(path: path)
    case SQLITE_IOERR where [EROFS, EACCES, EPERM].contains(errno): self = .readOnly(path: path, reason: reason)
    // ENOENT: the files beside the main one are not there, and cannot be made.
    case SQLITE_CANTOPEN where ![0, EACCES, EPERM, EROFS, ENOENT].contains(errno):
      self = errno == ENOSPC ? .full(path: path) : .unavailable(path: path, reason: reason)
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM: self = .readOnly(path: path, reason: reason)
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path, detail: message)
    default: self = .unavailable(path: path, reason: reason)
    }
  }

  /// What a failed system call means.
  init(errno: Int32, path: String) {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: self = .full(path: path)
    case EACCES, EPERM, EROFS: self = .readOnly(path: path, reason: describe(errno: errno))
    default: self = .unavailable(path: path, reason: describe(errno: errno))
    }
  }
}

/// The system's words for an error: `Permission denied`.
func describe(errno: Int32) -> String { unsafe String(cString: strerror(errno)) }
