import Glibc

/// The programs that are compared. They are built together with this one and lie beside it.
struct Neighbours {
  static let buildCommand = "swift build -c release --static-swift-stdlib"

  let triage: String
  let oneLine: String
  let bare: String

  init() throws(BenchError) {
    let directory = try Neighbours.ownDirectory()
    triage = try Neighbours.find("triage", in: directory)
    bare = try Neighbours.find("triage-bench-bare", in: directory)
    oneLine = try Neighbours.find("triage-bench-hello", in: directory)
  }

  private static func find(_ program: String, in directory: String) throws(BenchError) -> String {
    let path = directory + "/" + program
    if access(path, X_OK) != 0 { throw .missing(program: program, path: path) }
    return path
  }

  private static func ownDirectory() throws(BenchError) -> String {
    guard let path = realpath("/proc/self/exe", nil) else { throw .lastError(of: "realpath /proc/self/exe") }
    defer { free(path) }
    let own = String(cString: path)
    return String(own[..<(own.lastIndex(of: "/") ?? own.startIndex)])
  }
}

extension BenchError {
  static func lastError(of call: String) -> BenchError {
    .system(call: call, why: String(cString: strerror(errno)))
  }
}
