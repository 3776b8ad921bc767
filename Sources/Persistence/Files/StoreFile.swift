import Glibc
import Tasks

/// The store's file and its directories, as far as the system and not SQLite has to do with them.
extension StorePath {
  /// Whether the file is there; what is there but can be no store is an error.
  func exists() throws(StoreError) -> Bool {
    if file.utf8.contains(0) { throw .unavailable(path: file, reason: "a path cannot contain NUL") }
    var status = stat()
    guard unsafe stat(file, &status) == 0 else {
      if errno == ENOENT { return false }
      throw .unavailable(path: file, reason: describe(errno: errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return true
    case S_IFDIR: throw .unavailable(path: file, reason: "it is a directory")
    default: throw .unavailable(path: file, reason: "it is no regular file")
    }
  }

  /// Makes the file, empty and for its owner only, and the directories that are missing; false where it is there already.
  ///
  /// SQLite gives `-wal` and `-shm` the mode of the file. `mknod` and not `open`: closing a descriptor would drop the locks
  /// of another connection of this process that has opened the file in between.
  func create() throws(StoreError) -> Bool {
    try Self.makeDirectory(directory)
    if unsafe mknod(file, S_IFREG | 0o600, 0) == 0 { return true }
    if errno == EEXIST { return false }
    throw StoreError(errno: errno, path: file)
  }

  private static func makeDirectory(_ path: String) throws(StoreError) {
    if unsafe mkdir(path, 0o700) == 0 { return }
    let reason = errno
    // A read-only file system has its own reason to refuse, even where the directory is there.
    if unsafe access(path, F_OK) == 0 { return }
    let parent = split(path).directory
    guard reason == ENOENT, parent != path else { throw StoreError(errno: reason, path: path) }
    try makeDirectory(parent)
    if unsafe mkdir(path, 0o700) != 0, errno != EEXIST { throw StoreError(errno: errno, path: path) }
  }

  /// Whether a write-ahead log with something in it lies beside the file.
  var hasUnmergedLog: Bool {
    var status = stat()
    return unsafe stat(file + "-wal", &status) == 0 && status.st_size > 0
  }

  /// Why the file cannot be written; nil where nothing stands in the way.
  var writeObstacle: String? {
    if unsafe faccessat(AT_FDCWD, file, W_OK, AT_EACCESS) != 0, errno != ENOENT { return describe(errno: errno) }
    if unsafe faccessat(AT_FDCWD, directory, W_OK, AT_EACCESS) != 0 {
      return describe(errno: errno) + " (its directory)"
    }
    return nil
  }

  /// What changes when the file or its log does.
  var stamp: FileStamp { FileStamp(file: Self.mark(file), log: Self.mark(file + "-wal")) }

  private static func mark(_ path: String) -> [Int]? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return [Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }
}

/// Tells one state of a file from the next, as far as the system's clock can.
struct FileStamp: Equatable {
  /// Identity, size and time of the file.
  let file: [Int]?
  /// The same of its write-ahead log.
  let log: [Int]?
}
