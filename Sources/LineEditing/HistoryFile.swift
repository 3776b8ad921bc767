import CPosix
import Glibc

/// Lines kept from session to session: a plain text file, one line an entry, the newest last.
///
/// Several sessions may add to it at a time; each keeps what the others have added. Only its owner can read it. What is
/// in it that is not UTF-8, and a control character, shows as U+FFFD.
package struct HistoryFile: Equatable, Sendable {
  /// How many entries are kept where nothing else is said: some months of use, some tens of kilobytes.
  package static let standardLimit = 1000

  package let path: String
  /// How many entries are kept. The file grows to twice as many before the oldest go.
  package let limit: Int

  package init(path: String, limit: Int = standardLimit) {
    self.path = path
    self.limit = max(1, limit)
  }

  /// The newest entries, oldest first, without repetitions of the one before. Without a file there are none.
  package func load() throws(LineEditingError) -> [String] {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return [] }
    guard descriptor >= 0 else { throw problem(errno) }
    defer { close(descriptor) }
    if case let code = cposix_lock_shared(descriptor), code != 0 { throw problem(code) }
    var entries: [String] = []
    for line in try contents(descriptor).split(separator: UInt8(ascii: "\n")) {
      let entry = String(scalars: String(decoding: line, as: UTF8.self).unicodeScalars.compactMap(Self.harmless))
      if !entry.isEmpty, entry != entries.last { entries.append(entry) }
    }
    return Array(entries.suffix(limit))
  }

  /// What the line editor may show of a file that anybody may have written: no scalar that a terminal would act on.
  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar == "\0" { return nil }
    if scalar == "\t" { return " " }
    return scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
  }

  /// Adds an entry at the end, and makes file and directory where they are missing.
  package func append(_ entry: String) throws(LineEditingError) {
    makeDirectory()
    let descriptor = try openLocked()
    defer { close(descriptor) }
    let old = try contents(descriptor)
    let start = old.isEmpty || old.last == UInt8(ascii: "\n") ? "" : "\n"
    let new = Array((start + entry + "\n").utf8)
    if old.count(where: { $0 == UInt8(ascii: "\n") }) >= 2 * limit {
      try replace(with: Self.newest(limit, of: old + new))
    } else {
      try write(new, to: descriptor)
    }
  }

  /// Opens and locks the file that is at `path` when the lock is had: another session may have replaced it meanwhile.
  private func openLocked() throws(LineEditingError) -> Int32 {
    while true {
      let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw problem(errno) }
      let code = cposix_lock_exclusive(descriptor)
      var locked = stat()
      var named = stat()
      if code == 0, unsafe fstat(descriptor, &locked) == 0, unsafe lstat(path, &named) == 0,
        locked.st_ino == named.st_ino, locked.st_dev == named.st_dev
      {
        return descriptor
      }
      close(descriptor)
      if code != 0 { throw problem(code) }
    }
  }

  /// The new contents are whole in a file of their own before they take the old one's place.
  private func replace(with bytes: ArraySlice<UInt8>) throws(LineEditingError) {
    let temporary = path + ".new"
    _ = unsafe unlink(temporary)
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw problem(errno) }
    defer { close(descriptor) }
    try write(Array(bytes), to: descriptor)
    guard unsafe rename(temporary, path) == 0 else { throw problem(errno) }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(LineEditingError) {
    let code = unsafe cposix_write_all(descriptor, bytes, bytes.count)
    if code != 0 { throw problem(code) }
  }

  private func contents(_ descriptor: Int32) throws(LineEditingError) -> [UInt8] {
    var all: [UInt8] = []
    var part: [UInt8] = Array(repeating: 0, count: 65536)
    while true {
      let count = unsafe read(descriptor, &part, part.count)
      if count > 0 { all += part.prefix(count) }
      if count == 0 { return all }
      if count < 0, errno != EINTR { throw problem(errno) }
    }
  }

  private static func newest(_ count: Int, of bytes: [UInt8]) -> ArraySlice<UInt8> {
    var lines = 0
    for index in bytes.indices.reversed() where bytes[index] == UInt8(ascii: "\n") {
      lines += 1
      if lines > count { return bytes[(index + 1)...] }
    }
    return bytes[...]
  }

  /// Every missing directory on the way, for the owner alone. What cannot be made shows when the file is opened.
  private func makeDirectory() {
    for index in path.indices.dropFirst() where path[index] == "/" {
      _ = unsafe mkdir(String(path[..<index]), 0o700)
    }
  }

  private func problem(_ code: Int32) -> LineEditingError { .history(path: path, code: code) }
}
