import Foundation
import Glibc
import LineEditing
import Testing

@Suite struct HistoryFileTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.path + "/state/triage/history" }

  init() throws { directory = try TemporaryDirectory() }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `makes file and directories for the owner alone`() throws {
    #expect(try HistoryFile(path: path).load() == [])
    try HistoryFile(path: path).append("add 漢字")
    #expect(mode(path) == 0o600)
    #expect(mode(directory.path + "/state/triage") == 0o700)
    #expect(mode(directory.path + "/state") == 0o700)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "add 漢字\n")
  }

  @Test func `keeps what several sessions add at a time`() async throws {
    let file = HistoryFile(path: path, limit: 10_000)
    await withTaskGroup { group in
      for session in 0..<4 {
        group.addTask { for line in 0..<100 { try? file.append("\(session) \(line)") } }
      }
    }
    let lines = try file.load()
    #expect(lines.count == 400)
    for session in 0..<4 {
      #expect(lines.filter { $0.hasPrefix("\(session) ") } == (0..<100).map { "\(session) \($0)" })
    }
  }

  @Test func `forgets the oldest, but never what another session adds meanwhile`() async throws {
    let file = HistoryFile(path: path, limit: 5)
    await withTaskGroup { group in
      for session in 0..<4 {
        group.addTask { for line in 0..<50 { try? file.append("\(session) \(line)") } }
      }
    }
    try file.append("the newest")
    let lines = try file.load()
    #expect(lines.count == 5)
    #expect(lines.last == "the newest")
    #expect(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count <= 11)
    #expect(mode(path) == 0o600)
  }

  @Test func `tolerates bytes that are not UTF-8, a lost newline, and repetitions`() throws {
    let file = HistoryFile(path: path)
    try file.append("a")
    try Data("a\na\n\nb\u{0}c\nb".utf8 + [0xFF, 0x0A] + "last".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try file.load() == ["a", "bc", "b\u{FFFD}", "last"])
    try file.append("new")
    #expect(try file.load().suffix(2) == ["last", "new"])
  }

  @Test func `does not follow a link`() throws {
    let target = directory.path + "/target"
    try "secret\n".write(toFile: target, atomically: true, encoding: .utf8)
    let link = directory.path + "/history"
    #expect(symlink(target, link) == 0)
    #expect(throws: LineEditingError.history(path: link, code: ELOOP)) { try HistoryFile(path: link).append("x") }
    #expect(throws: LineEditingError.history(path: link, code: ELOOP)) { try HistoryFile(path: link).load() }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "secret\n")
  }
}
