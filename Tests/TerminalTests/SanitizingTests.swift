import Terminal
import Testing

@Suite struct SanitizingTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("é 漢 👍", "é 漢 👍"), ("\u{1B}[31mred", "␛[31mred"), ("a\tb\nc\r\nd\0", "a␉b␊c␍␊d␀"),
    ("del\u{7F}", "del␡"), ("\u{9B}31m", "<U+009B>31m"), ("\u{202E}evil", "<U+202E>evil"),
    ("\u{2066}a\u{2069}", "<U+2066>a<U+2069>"), ("zero\u{200B}width", "zero<U+200B>width"),
    ("\u{FEFF}bom", "<U+FEFF>bom"), ("\u{200D}", "<U+200D>"), ("\u{2028}", "<U+2028>"), ("\u{3164}", "<U+3164>"),
    ("\u{E0041}", "<U+E0041>"), ("a\u{E0041}", "a<U+E0041>"),
  ])
  func `shows what would hide, move or colour`(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}", "می\u{200C}خواهم", "🇩🇪"])
  func `keeps the joiners that a character is made of`(text: String) {
    #expect(text.visible == text)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\tb\nc\rd", "a\\tb\\nc\\rd"), ("\u{1B}[0m\0\u{7F}", "\\x1B[0m\\x00\\x7F"),
    ("\r\n", "\\r\\n"),
    ("\u{9B}", "\\x9B"), ("C:\\temp", "C:\\temp"), ("é 漢 👨‍👩‍👧‍👦", "é 漢 👨‍👩‍👧‍👦"),
  ])
  func `keeps a field of tab-separated output on its line`(text: String, escaped: String) {
    #expect(text.escapedForPipe == escaped)
  }
}
