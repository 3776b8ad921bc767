import Glibc
import Tasks

/// Where a store lies: an absolute path without symbolic links, and the names beside it.
///
/// Absolute, so that SQLite takes neither `:memory:` nor `file:x` for anything but a file, and the working directory may
/// change. Without links, because SQLite puts its `-wal` beside the file itself: so must whatever else belongs to it.
struct StorePath: Hashable {
  /// The file.
  let file: String

  /// The place that `path` names, whether or not something is there yet.
  init(_ path: String) { file = Self.resolve(Self.absolute(path)) }

  /// The directory in which it lies.
  var directory: String { Self.split(file).directory }

  /// The file that is touched after each commit, for those who watch the directory.
  var changed: String { file + ".changed" }

  /// The file's name in the directory.
  var name: String { Self.split(file).name }

  /// The name of `changed` in the directory.
  var changedName: String { name + ".changed" }

  /// The directory and the name of an absolute path.
  static func split(_ path: String) -> (directory: String, name: String) {
    guard let end = path.utf8.lastIndex(of: slash) else { return (".", path) }
    let directory = String(path[..<end])
    return (directory.isEmpty ? "/" : directory, String(path[path.utf8.index(after: end)...]))
  }

  /// The path from the root on; links are left as they are.
  static func absolute(_ path: String) -> String {
    path.utf8.first == slash ? path : (realPath(".") ?? "") + "/" + path
  }

  // Compared as a byte: for a `String`, a slash with an accent on it is another character.
  private static let slash = UInt8(ascii: "/")

  private static func resolve(_ path: String) -> String {
    var path = path
    // As many links as Linux itself follows before it says ELOOP.
    for _ in 0..<40 {
      if let real = realPath(path) { return real }
      guard let target = linkTarget(path) else { break }
      path = target.utf8.first == slash ? target : split(path).directory + "/" + target
    }
    let (directory, name) = split(path)
    if directory == "/" { return path }
    return (realPath(directory) ?? resolve(directory)) + "/" + name
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func linkTarget(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
