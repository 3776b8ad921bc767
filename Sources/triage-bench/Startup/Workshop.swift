import Glibc

/// A directory of its own for the stores that are opened, so that nobody's own tasks are touched.
struct Workshop: ~Copyable {
  let path: String

  init() throws(BenchError) {
    var template = Array("/tmp/triage-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .lastError(of: "mkdtemp") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Where `triage` is to look for everything that no option names.
  var environment: [String] { ["HOME=\(path)", "LC_ALL=C.UTF-8", "TERM=dumb"] }

  /// Removes what is in it, directories and all.
  func clear() { Workshop.removeEverything(in: path) }

  deinit {
    Workshop.removeEverything(in: path)
    rmdir(path)
  }

  private static func removeEverything(in path: String) {
    guard let directory = opendir(path) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let inner = path + "/" + name
      if unlink(inner) != 0 {
        removeEverything(in: inner)
        rmdir(inner)
      }
    }
  }
}
