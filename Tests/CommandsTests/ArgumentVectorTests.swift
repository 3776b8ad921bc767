import Commands
import Tasks
import Testing

struct ArgumentVectorTests {
  @Test(
    arguments: [
      (["add", "buy milk", "high"], .add(title: "buy milk", priority: .high)),
      (["add", "buy milk", "h"], .add(title: "buy milk", priority: .high)),
      (["add", "buy", "milk", "h"], .add(title: "buy milk h", priority: .medium)),
      (["add", "milk", "high"], .add(title: "milk", priority: .high)),
      (["add", "\"quoted\"", "'x'"], .add(title: "\"quoted\" 'x'", priority: .medium)),
      (["add", "\"never closed"], .add(title: "\"never closed", priority: .medium)),
      (["add", "a\\\\b", "low"], .add(title: "a\\\\b", priority: .low)),
      (["add", "say high "], .add(title: "say high ", priority: .medium)),
      (["search", "a  b", "\"c"], .search("a  b \"c")),
      (["/foo", "bar"], .search("foo bar")),
      (["/"], .search(nil)),
      (["done", "3", "5-8,12"], .done([IDTerm(.number(3)), IDTerm(.range(5...8)), IDTerm(.number(12))])),
      (["edit", "3", "buy", "milk"], .edit(IDTerm(.number(3)), title: "buy milk")),
      (["HIGH"], .show(ViewFilter(segment: .high))),
      (["run", "my file"], .run(["my file"])),
    ] as [([String], Command)])
  func `nothing is split or unquoted again`(arguments: [String], command: Command) throws {
    #expect(try Parser.parse(arguments: arguments)?.command == command)
  }

  @Test func `no words are nothing`() throws {
    #expect(try Parser.parse(arguments: []) == nil)
  }

  @Test(arguments: [
    (["add", "buy milk", "hgih"], "add \"buy milk\" ⟦hgih⟧", "\"hgih\" is not a priority"),
    (["add", "cost $5", "hgih"], "add 'cost $5' ⟦hgih⟧", "\"hgih\" is not a priority"),
    (["add", "it's $5", "hgih"], "add 'it'\\''s $5' ⟦hgih⟧", "\"hgih\" is not a priority"),
    (["add", "漢字 tea", ""], "add \"漢字 tea\" ⟦\"\"⟧", "\"\" is not a priority"),
    (["add", ""], "add ⟦\"\"⟧", "the title is empty"),
    (["done", "1", "40-42,x"], "done 1 40-42,⟦x⟧", "\"x\" is not an id"),
    (["done", "1 x"], "done ⟦\"1 x\"⟧", "\"1 x\" is not an id"),
    (["add buy"], "⟦\"add buy\"⟧", "unknown command \"add buy\""),
    (["#x"], "⟦\"#x\"⟧", "unknown command \"#x\""),
    (["add", "a\nb"], "add ⟦\"a\nb\"⟧", "control character U+000A"),
    (["done", "\u{301}", "x"], "done \"\u{301}\" x", "\"\u{301}\" is not an id"),
  ])
  func `a diagnostic shows the words as a shell takes them`(arguments: [String], marked: String, message: String) throws
  {
    let thrown = try #require(#expect(throws: Diagnostic.self) { try Parser.parse(arguments: arguments) })
    let expected = Marked(marked)
    #expect(thrown.message == message)
    #expect(thrown.line == expected.line)
    if marked.contains("⟦") { #expect(thrown.range == expected.range) }
  }
}
