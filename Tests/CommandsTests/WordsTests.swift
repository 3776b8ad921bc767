import Commands
import Testing

struct WordsTests {
  @Test(arguments: [
    ("a  b\tc ", ["a", "b", "c"]),
    ("don't 5\" it''s", ["don't", "5\"", "it''s"]),
    ("\"a b\" 'c d'", ["a b", "c d"]),
    ("\"say \\\"hi\\\"\" \"back\\\\slash\"", ["say \"hi\"", "back\\slash"]),
    ("\"C:\\temp\" C:\\\"x", ["C:\\temp", "C:\\\"x"]),
    ("'C:\\' 'a\\\\b'", ["C:\\", "a\\\\b"]),
    ("'it''s' \"5\"\" nails\"", ["it's", "5\" nails"]),
    ("\"\"\"\" '''' x", ["\"", "'", "x"]),
    (
      "“a b” „c d“ „e f” ”g h” ‘i j’ ‚k l‘ «m n» »o p« »q r» ‹s t›",
      ["a b", "c d", "e f", "g h", "i j", "k l", "m n", "o p", "q r", "s t"]
    ),
    ("“5\\\" nails” “5\" nails”", ["5\" nails", "5\" nails"]),
    ("“buy milk\" x", ["buy milk", "x"]),
    ("\"“inner”\"", ["“inner”"]),
    ("漢字\u{3000}tea\u{A0}x", ["漢字", "tea", "x"]),
    ("#a b#", ["#a", "b#"]),
    ("-x -- --y", ["-x", "--", "--y"]),
    ("\"a\tb\"", ["a b"]),
    ("\"\u{301}a\" \"\u{600}\"", ["\u{301}a", "\u{600}"]),
  ])
  func `words are split at white space and unquoted`(text: String, expected: [String]) throws {
    #expect(try words(text) == expected)
  }

  @Test(arguments: ["", "   ", "\t", "\n", "# a comment", "  # \"unclosed", "#", "#. 1 add \"x\" high", "# bell \u{7}"])
  func `a blank line and a comment are nothing`(line: String) throws {
    #expect(try Parser.parse(line) == nil)
  }

  @Test(arguments: ["list\n", "list\r\n", "list\r", "  LIST  ", "Ls"])
  func `a line end and white space around do not count`(line: String) throws {
    let parsed = try #require(try Parser.parse(line))
    #expect(parsed.command == .list)
    #expect(parsed.line.last?.isNewline == false)
  }

  @Test func `tokens know where they stand, in Characters, quotes included`() throws {
    let parsed = try #require(try Parser.parse("add  👩‍👩‍👧‍👦 \"e\u{301} x\" high"))
    #expect(
      parsed.tokens == [
        Token(text: "add", range: 0..<3), Token(text: "👩‍👩‍👧‍👦", range: 5..<6),
        Token(text: "e\u{301} x", isQuoted: true, range: 7..<12), Token(text: "high", range: 13..<17),
      ])
  }

  @Test func `a quote that is not closed is shown where it opened, with what closes it`() {
    expectRefusal(of: "add ⟦\"⟧buy milk high", "unclosed quote", hint: "opened here; close it with \"")
    expectRefusal(of: "add x ⟦'⟧tis", "unclosed quote", hint: "opened here; close it with '")
    expectRefusal(of: "add ⟦“⟧buy milk", "unclosed quote", hint: "opened here; close it with ”")
    expectRefusal(of: "add ⟦»⟧køb mælk", "unclosed quote", hint: "opened here; close it with «")
    expectRefusal(of: "add ⟦\"⟧ends in \\\"", "unclosed quote", hint: "opened here; close it with \"")
    expectRefusal(of: "add ⟦\"⟧\"\"", "unclosed quote", hint: "opened here; close it with \"")
  }

  @Test func `after a closing quote comes white space or the end`() {
    expectRefusal(of: "add \"漢字 tea\"⟦h⟧igh", "no space after the closing quote", hint: "put a space here")
    expectRefusal(of: "add \"a\"⟦'⟧b'", "no space after the closing quote", hint: "put a space here")
  }

  @Test func `a typed control character is refused wherever it stands`() {
    expectRefusal(of: "add buy⟦\u{0}⟧milk", "control character U+0000", hint: "take it out")
    expectRefusal(of: "add \"buy ⟦\u{1B}⟧[31m\"", "control character U+001B", hint: "take it out")
    expectRefusal(of: "search ⟦\u{7F}⟧", "control character U+007F", hint: "take it out")
    expectRefusal(of: "add a⟦\n⟧add b", "control character U+000A", hint: "take it out")
    expectRefusal(of: "add a⟦\r\n⟧add b", "control character U+000D", hint: "take it out")
    expectRefusal(of: "⟦\u{85}⟧list", "control character U+0085", hint: "take it out")
  }

  @Test func `what follows search is taken as it stands`() throws {
    #expect(try command("/\"foo") == .search("\"foo"))
    #expect(try command("/ foo  'bar ") == .search("foo  'bar"))
    #expect(try command("  SEARCH \\\"x\\\" # y") == .search("\\\"x\\\" # y"))
    #expect(try command("search /usr") == .search("/usr"))
    #expect(try command("//") == .search("/"))
    #expect(try command("search") == .search(nil))
    #expect(try command("/  ") == .search(nil))
    #expect(
      try Parser.parse("/foo bar")?.tokens == [Token(text: "/", range: 0..<1), Token(text: "foo bar", range: 1..<8)])
  }
}
