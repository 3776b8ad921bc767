import LineEditing
import TerminalEmulator
import Testing

extension EditorTests {
  @Suite struct LineEditorTests {
    @Test func `hands out what was typed`() {
      let session = EditorSession()
      session.type("add milk\r")
      #expect(session.nextEvent() == .line("add milk"))
      session.type("list\r")
      #expect(session.nextEvent() == .line("list"))
      #expect(session.terminal.wait { $0.text == "> add milk\n> list\n>" })
    }

    @Test(arguments: ["é", "漢字", "👍", "👨‍👩‍👧‍👦", "тест", "e\u{301}", "🇩🇪", "1\u{FE0F}\u{20E3}"])
    func `takes and gives back a text in any script`(text: String) {
      let session = EditorSession()
      session.type(text + "!\r")
      #expect(session.nextEvent() == .line(text + "!"))
    }

    @Test(arguments: ["é", "漢", "👍", "👨‍👩‍👧‍👦", "e\u{301}", "🇩🇪", "1\u{FE0F}\u{20E3}"])
    func `takes one Backspace for a whole character`(character: String) {
      let session = EditorSession()
      session.type("a" + character + "\u{7F}b\r")
      #expect(session.nextEvent() == .line("ab"))
    }

    @Test(arguments: ["é", "漢", "👍", "👨‍👩‍👧‍👦", "e\u{301}"])
    func `moves over a whole character`(character: String) {
      let session = EditorSession()
      session.type("a" + character + "b\u{1B}[D\u{1B}[Dx\u{1B}[Cy\r")
      #expect(session.nextEvent() == .line("ax" + character + "yb"))
      session.type("a" + character + "b\u{1B}OD\u{1B}OD\u{1B}[3~\r")
      #expect(session.nextEvent() == .line("ab"))
    }

    @Test(arguments: [("e\u{301}", "e", 5), ("👨‍👩‍👧‍👦", "👨👩👧👦", 12), ("❤\u{FE0F}", "❤", 5)])
    func `draws the line so that cursor and text agree behind a mark of no width`(
      character: String, drawn: String, column: Int
    ) {
      let session = EditorSession()
      let isDrawn = { (screen: TerminalScreen) in
        screen.row(0) == "> a\(drawn)b" && screen.cursor.column == column
      }
      session.type("a" + character + "b")
      #expect(session.terminal.wait(until: isDrawn))
      session.type("cd")
      #expect(session.terminal.wait { $0.cursorRow.hasSuffix("cd") })
      session.type("\u{7F}\u{7F}")
      #expect(session.terminal.wait(until: isDrawn))
      session.type("\u{7F}\u{7F}\u{7F}")
      #expect(session.terminal.wait { $0.text == ">" && $0.cursor == (0, 2) })
    }

    @Test func `goes to both ends by every spelling of Home and End`() {
      let session = EditorSession()
      for (home, end) in [("[H", "[F"), ("OH", "OF"), ("[1~", "[4~"), ("[7~", "[8~")] {
        session.type("b\u{1B}\(home)a\u{1B}\(end)c\r")
        #expect(session.nextEvent() == .line("abc"))
      }
    }

    @Test func `drops keys it does not know`() {
      let session = EditorSession()
      session.type("a\u{1B}[15~b\u{1B}[1;2Pc\u{1B}[[Bd\u{1B}OPe\r")
      #expect(session.nextEvent() == .line("abcde"))
    }

    @Test func `puts a text on the line to be changed`() {
      let session = EditorSession(initialText: "büy milk")
      #expect(session.waitForLine("> büy milk"))
      session.type("!\r")
      #expect(session.nextEvent() == .line("büy milk!"))
    }

    @Test func `ends at a control D on an empty line only`() {
      let session = EditorSession()
      session.type("ab\u{1}\u{4}\r")
      #expect(session.nextEvent() == .line("b"))
      session.type("\u{4}")
      #expect(session.nextEvent() == .endOfInput)
      #expect(session.terminal.isInLineMode)
    }

    @Test func `shows a prompt in colour and counts its characters only`() {
      let session = EditorSession(columns: 20) { $0.prompt = "\u{1B}[1mtriage> \u{1B}[0m" }
      #expect(session.terminal.wait { $0.marked == "*triage>*" && $0.cursor.column == 8 })
      session.type("123456789012")
      #expect(session.terminal.wait { $0.text == "triage> 123456789012" && $0.cursor == (1, 0) })
    }

    @Test func `keeps a line of three thousand characters`() {
      let session = EditorSession(rows: 6, columns: 20)
      let text = String((0..<3000).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
      session.type(text + "\r")
      #expect(session.nextEvent() == .line(text))
    }

    @Test func `refuses a second line while one is read`() {
      let session = EditorSession()
      session.run { $0.printAbove($0.readLine() == .failure(.busy) ? "busy" : "?") }
      #expect(session.terminal.wait(for: "busy"))
    }
  }
}
