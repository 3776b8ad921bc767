import Terminal
import Testing

@Suite struct StyleTests {
  @Test func `wraps text in what the terminal understands`() {
    let style = Style(bold: true, underline: true, color: .red)
    #expect(style.apply(to: "x", support: .color) == "\u{1B}[1;4;31mx\u{1B}[0m")
    #expect(style.apply(to: "x", support: .attributes) == "\u{1B}[1;4mx\u{1B}[0m")
    #expect(style.apply(to: "x", support: .none) == "x")
    #expect(Style(color: .brightCyan).apply(to: "x", support: .color) == "\u{1B}[96mx\u{1B}[0m")
    #expect(Style(color: .red).apply(to: "x", support: .attributes) == "x")
    #expect(Style.plain.apply(to: "x", support: .color) == "x")
    #expect(style.apply(to: "", support: .color) == "")
  }

  @Test func `cuts and pads styled text by its columns`() {
    let text = StyledText("漢字", Style(bold: true)) + " milk"
    #expect(text.displayWidth == 9)
    #expect(text.truncated(toWidth: 9) == text)
    #expect(text.truncated(toWidth: 7).rendered(.none) == "漢字 m…")
    #expect(text.truncated(toWidth: 5).rendered(.none) == "漢字…")
    #expect(text.truncated(toWidth: 4).rendered(.color) == "\u{1B}[1m漢…\u{1B}[0m")
    #expect(text.truncated(toWidth: 0).rendered(.none) == "")
    #expect(text.padded(toWidth: 11, .right).rendered(.none) == "  漢字 milk")
  }

  @Test(arguments: [
    (ColorMode.auto, true, ["TERM": "xterm"], StyleSupport.color),
    (.auto, false, ["TERM": "xterm"], .none),
    (.auto, true, ["TERM": "dumb"], .none),
    (.auto, true, [:], .none),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], .attributes),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], .color),
    (.auto, false, ["NO_COLOR": "1"], .none),
    (.auto, false, ["CLICOLOR_FORCE": "1"], .color),
    (.auto, false, ["CLICOLOR_FORCE": "0"], .none),
    (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .none),
    (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], .color),
    (.never, true, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], .none),
  ])
  func `decides about colour`(mode: ColorMode, isTerminal: Bool, environment: [String: String], support: StyleSupport) {
    #expect(mode.support(isTerminal: isTerminal) { environment[$0] } == support)
  }
}
