import Commands
import Tasks
import Testing

/// Faults of the command language that people reported against other tools.
struct PublicReportsTests {
  @Test(arguments: ["foo-bar", "foo -bar", "1+1", "a/b", "(x or y)", "project:", "+tag", "\"half", "*.swift", "\\d+"])
  func `taskwarrior 2124: a search is literal`(text: String) throws {
    #expect(try command("search " + text) == .search(text))
    #expect(try command("/" + text) == .search(text))
    #expect(try Parser.parse(arguments: ["search", text])?.command == .search(text))
  }

  @Test(arguments: ["call (maybe)", "a; rm -rf /", "$(reboot) `x`", "a | b > c && d", "~ * ? [a]", "it's $HOME"])
  func `taskshell 22: what a shell would read is plain text`(title: String) throws {
    #expect(try command("add " + title) == .add(title: title, priority: .medium))
  }

  @Test(arguments: ["тест", "漢字 tea", "👩‍👩‍👧‍👦 family", "e\u{301}te\u{301}", "🇳🇴", "עברית"])
  func `taskwarrior-tui 4 and 73: every beginning of a text in any script is read`(title: String) throws {
    let line = "add \(title) high"
    #expect(try command(line) == .add(title: title, priority: .high))
    for count in 0...line.count { _ = try? Parser.parse(String(line.prefix(count))) }
    expectRefusal(of: "add \"\(title)\" ⟦тест⟧", "\"тест\" is not a priority", hint: "use high, medium or low")
  }

  @Test func `todo.txt-cli 260 and 321: a carriage return is no part of a word`() throws {
    #expect(try command("add buy milk high\r\n") == .add(title: "buy milk", priority: .high))
    #expect(try command("show high\r") == .show(ViewFilter(segment: .high)))
  }

  @Test func `taskwarrior 2140 and 2063: backslashes stay what they are`() throws {
    for title in ["C:\\new\\temp", "a\\\\b", "ends in \\", "\\", "\\n"] {
      let line = try #require(Command.add(title: title, priority: .low).canonicalLine)
      #expect(try command(line) == .add(title: title, priority: .low))
    }
  }

  @Test func `taskwarrior 641: commands, priorities and ids can be completed`() {
    let context = CompletionContext(ids: { _ in [(id: 7, title: "buy milk")] })
    func first(_ line: String) -> Completion.Candidate? {
      Completer.complete(line: line, cursor: line.count, context: context).candidates.first
    }
    #expect(first("und")?.replacement == "undo")
    #expect(first("add \"x\" me")?.replacement == "medium")
    #expect(first("done ") == .init(replacement: "7", annotation: "buy milk"))
  }
}
