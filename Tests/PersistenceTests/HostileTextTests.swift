import Tasks
import Testing

@testable import Persistence

@Suite struct `Hostile text` {
  let directory = TemporaryDirectory()

  static let texts = [
    "", " ", "\0", "a\0b", "\0\0\0", "'; DROP TABLE task; --", "%s %n ?1", "\u{1b}]0;title\u{7}", "\u{202e}abc",
    "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣", "e\u{301}", "é", "日本語のタスク", "\u{feff}bom", "\u{fffd}", "line\nline\r\ntab\t",
    "\u{10ffff}", "[]", "null", "-1", "9223372036854775808",
  ]

  @Test(arguments: texts) func `is kept as it is in every field that takes text`(text: String) throws {
    var task = sample(1, text)
    task.tags = [text, text]
    task.project = text
    task.notes = [TaskItem.Note(entry: Timestamp(seconds: 0), text: text)]
    let store = try SQLiteTaskDatabase.open(directory.file())
    try store.record(text, [Revision(before: nil, after: task)])
    // Compared as bytes: for Swift, é is e with an accent.
    let read = try #require(try store.task(1))
    #expect(read == task)
    #expect(Array(read.title.utf8) == Array(text.utf8))
    #expect(read.tags.map { Array($0.utf8) } == [Array(text.utf8), Array(text.utf8)])
    #expect(Array(read.project?.utf8 ?? "?".utf8) == Array(text.utf8))
    #expect(read.notes.map { Array($0.text.utf8) } == [Array(text.utf8)])
    #expect(try store.steps(after: 0).map { Array($0.step.command.utf8) } == [Array(text.utf8)])
  }

  @Test func `of 100 kB, and of 10 MB, is kept`() throws {
    let store = try SQLiteTaskDatabase.open(directory.file())
    for length in [100_000, 10_000_000] {
      let title = String(repeating: "é", count: length / 2)
      let id = try store.add(title)
      #expect(try store.task(id)?.title == title)
      #expect(try store.history(of: id, limit: 1)[0].revisions[0].after?.title == title)
    }
  }

  @Test(arguments: ["ff", "c3", "61c32862", "eda080", "f8888080", "00ff00", "f09f98"])
  func `that is no UTF-8 reads with stand-ins`(hex: String) throws {
    let store = try SQLiteTaskDatabase.open(directory.file())
    try store.add()
    let vandal = try Connection(directory.file(), mode: .normal, patience: .zero)
    let text = "CAST(x'\(hex)' AS TEXT)"
    try vandal.execute("UPDATE task SET title = \(text), project = \(text)")
    try vandal.execute("UPDATE step SET command = \(text)")
    let task = try #require(try store.task(1))
    #expect(task.title.contains("\u{fffd}"))
    #expect(task.project == task.title)
    #expect(try store.steps(after: 0)[0].step.command == task.title)
  }

  @Test func `that is no UTF-8 inside a list reads with stand-ins`() throws {
    let store = try SQLiteTaskDatabase.open(directory.file())
    try store.add()
    let vandal = try Connection(directory.file(), mode: .normal, patience: .zero)
    try vandal.execute("UPDATE task SET tags = CAST(x'5b22ff225d' AS TEXT)")
    #expect(try store.task(1)?.tags == ["\u{fffd}"])
  }
}
