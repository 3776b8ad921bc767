import Foundation
import Persistence
import Tasks
import Terminal
import Testing

@testable import Shell

@MainActor
@Suite struct `The repair of a log` {
  let directory: String
  let database: SQLiteTaskDatabase
  let session: Session

  init() throws {
    directory = FileManager.default.temporaryDirectory.path + "/triage-repair-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    database = try SQLiteTaskDatabase.open(directory + "/tasks.db")
    let null = open("/dev/null", O_WRONLY)
    let console = Console(Options(), environment: { _ in nil }, output: null, errors: null)
    session = Session(store: TaskStore(database), at: directory + "/tasks.db", console: console, options: Options())
  }

  private var path: String { directory + "/s.log" }

  /// The log of a session that carried out these lines, with its end.
  private func log(_ lines: [String]) throws -> [UInt8] {
    let log = try SessionLog(path: path) { _ in }
    let number = try session.store.beginSession()
    log.begin(session: number, start: .now, base: try session.store.position(), options: ViewOptions())
    session.log = log
    for line in lines { _ = try? session.perform(line) }
    log.end(at: .now, position: try session.store.position())
    session.log = nil
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func repaired(_ bytes: some Collection<UInt8>) throws -> Script {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    try LogRepair(database: database).complete(path)
    let content = try ScriptFile(path).lines()
    #expect(content.isLastTerminated)
    return Script(name: "s", lines: content.lines)
  }

  /// The commands that changed something, and what each made up.
  private func changes(_ script: Script) -> [Script.Item.Kind] {
    script.items.map(\.kind).filter { if case .command(_, _?) = $0 { true } else { false } }
  }

  @Test func `gives the same changes and the same end wherever the log was cut`() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let bytes = try log([
      "add \"a \\\"quoted\\\" title\" high", "add b", "oops", "show high", "done 1-2", "done 1", "undo 2", "redo", "/x",
      "edit 1 ünïcödé", "remove 9", "remove shown", "add c low",
    ])
    let whole = Script(name: "s", lines: String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    let expected = changes(whole)
    let end = try #require(whole.end)
    #expect(expected.count == 7)
    let header = try #require(bytes.firstIndex(of: UInt8(ascii: "\n"))) + 1
    for cut in header..<bytes.count {
      let script = try repaired(bytes[..<cut])
      let ends = script.items.map(\.kind).filter { $0 == .end(end) }
      guard changes(script) == expected, script.end == end, ends.count == 1 else {
        Issue.record("cut at \(cut): \(String(decoding: bytes[..<cut].suffix(60), as: UTF8.self))")
        return
      }
    }
  }

  @Test func `leaves what is no log of this store, and half a first line, as it is`() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let bytes = try log(["add a"])
    let text = String(decoding: bytes, as: UTF8.self)
    let open = String(text[..<text.range(of: "#= ok")!.lowerBound])
    for other in [
      open.replacing("pid=", with: "pid=1"), open.replacing("base=0/empty", with: "base=1/00000000000009f3"),
      open.replacing("session 1 ", with: "session 7 "), "# triage sess", "notes of mine\n", "",
      open + "#- another list, at 1/00000000000009f3\n", "# triage session x\nadd a\n",
    ] {
      try Data(other.utf8).write(to: URL(fileURLWithPath: path))
      try LogRepair(database: database).complete(path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == other)
    }
  }

  @Test func `cuts only what is torn behind an end`() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let bytes = try log(["add a"])
    _ = try repaired(bytes + Array("# triage ses".utf8))
    #expect(Array(try Data(contentsOf: URL(fileURLWithPath: path))) == bytes)
  }

  @Test func `says which steps were not logged`() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let text = String(decoding: try log(["add a", "log off", "add b", "add c"]), as: UTF8.self)
    let cut = try #require(text.range(of: "#- "))
    let script = try repaired(Array(text[..<cut.lowerBound].utf8))
    #expect(script.items.map(\.kind).contains(.gap("logging was off here (steps 2-3)")))
    #expect(script.end?.step == 3)
  }
}
