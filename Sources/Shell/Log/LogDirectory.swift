import CPosix
import Glibc
import Tasks

/// The directory in which prompts keep their logs, one file a session.
struct LogDirectory {
  let path: String

  /// Where the log of a session that starts now lies: named by start time and process id.
  func newPath(start: Timestamp) -> String { "\(path)/\(start.compact)-\(getpid()).log" }

  /// The logs in it, in the order of their names: the oldest first.
  var files: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".log") { names.append(name) }
    }
    return names.sorted().map { "\(path)/\($0)" }
  }

  /// Removes all but the newest logs, and never one that a live session holds.
  func keepNewest(_ count: Int) {
    for file in files.dropLast(count) { removeUnlessHeld(file) }
  }

  private func removeUnlessHeld(_ file: String) {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if cposix_try_lock_exclusive(descriptor) == 0 { unlink(file) }
  }
}
