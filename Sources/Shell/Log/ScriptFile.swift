import CPosix
import Glibc

/// A file of lines, open for reading.
final class ScriptFile {
  let path: String
  let descriptor: Int32

  /// Why a file cannot be read.
  struct Fault: Error {
    let reason: String
    /// Whether there is no such file.
    var isAbsence = false

    init(reason: String) { self.reason = reason }

    /// What the system says.
    init(code: Int32) {
      reason = String(cString: strerror(code))
      isAbsence = code == ENOENT || code == ENOTDIR
    }
  }

  /// Opens the file, or standard input for `-`. At the prompt only what has an end: ^C could not end another wait.
  init(_ path: String, atPrompt: Bool = false) throws(Fault) {
    self.path = path
    var status = stat()
    if atPrompt, path == "-" || stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG {
      throw Fault(reason: "it is no regular file")
    }
    if path == "-" {
      descriptor = dup(0)
    } else {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw Fault(code: errno) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether a session holds the file as its log at this moment.
  var isBeingWritten: Bool {
    guard path != "-" else { return false }
    guard cposix_try_lock_shared(descriptor) == 0 else { return true }
    _ = cposix_unlock(descriptor)
    return false
  }

  /// All lines, without their ends (LF or CRLF), and whether the last one had an end. Bytes that are not UTF-8 become U+FFFD.
  func lines() throws(Fault) -> (lines: [String], isLastTerminated: Bool) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw Fault(code: errno)
      }
    }
    let isLastTerminated = bytes.last == UInt8(ascii: "\n")
    if isLastTerminated { bytes.removeLast() }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let lines =
      bytes.isEmpty && !isLastTerminated
      ? [] : bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (
      lines.map { String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self) },
      isLastTerminated
    )
  }
}
