import LineEditing
import TerminalEmulator
import Testing

extension EditorTests {
  @Suite struct PrintingAboveTests {
    @Test func `prints above a half-typed line and leaves it as it is`() {
      let session = EditorSession()
      session.type("half a lin")
      #expect(session.waitForLine("> half a lin"))
      session.printAbove("note: something changed")
      #expect(session.terminal.wait { $0.text == "note: something changed\n> half a lin" && $0.cursor == (1, 12) })
      session.type("e\r")
      #expect(session.nextEvent() == .line("half a line"))
    }

    @Test func `prints above with the cursor inside the line`() {
      let session = EditorSession()
      session.type("abc\u{1}")
      #expect(session.terminal.wait { $0.text == "> abc" && $0.cursor == (0, 2) })
      session.printAbove("note")
      #expect(session.terminal.wait { $0.text == "note\n> abc" && $0.cursor == (1, 2) })
      session.type("x\r")
      #expect(session.nextEvent() == .line("xabc"))
    }

    @Test func `prints above a line that is wrapped`() {
      let session = EditorSession(rows: 8, columns: 10)
      session.type("123456789012345678901234")
      #expect(session.terminal.wait { $0.text == "> 12345678\n9012345678\n901234" })
      session.printAbove("note")
      #expect(session.terminal.wait { $0.text == "note\n> 12345678\n9012345678\n901234" && $0.cursor == (3, 6) })
      session.type("\u{1}x\r")
      #expect(session.nextEvent() == .line("x123456789012345678901234"))
    }

    @Test func `prints above a line that fills its rows exactly`() {
      let session = EditorSession(rows: 8, columns: 10)
      session.type("12345678")
      #expect(session.terminal.wait { $0.text == "> 12345678" && $0.cursor == (1, 0) })
      session.printAbove("note")
      #expect(session.terminal.wait { $0.text == "note\n> 12345678" && $0.cursor == (2, 0) })
      session.type("9\r")
      #expect(session.nextEvent() == .line("123456789"))
    }

    @Test func `prints above wide characters that do not fit at the edge`() {
      let session = EditorSession(rows: 8, columns: 9)
      session.type("漢字漢字漢字")
      #expect(session.terminal.wait { $0.text == "> 漢字漢\n字漢字" })
      session.printAbove("note")
      #expect(session.terminal.wait { $0.text == "note\n> 漢字漢\n字漢字" && $0.cursor == (2, 6) })
    }

    @Test func `prints above on the last row of the screen`() {
      let session = EditorSession(rows: 4, columns: 20)
      for number in 1...5 {
        session.type("\(number)\r")
        #expect(session.nextEvent() == .line("\(number)"))
      }
      session.type("half")
      #expect(session.terminal.wait { $0.text == "> 3\n> 4\n> 5\n> half" })
      session.printAbove("one\ntwo")
      #expect(
        session.terminal.wait { $0.text == "> 5\none\ntwo\n> half" && $0.scrollback == ["> 1", "> 2", "> 3", "> 4"] })
      session.type("!\r")
      #expect(session.nextEvent() == .line("half!"))
    }

    @Test func `prints a row as wide as the screen`() {
      let session = EditorSession(rows: 6, columns: 10)
      session.type("ab")
      #expect(session.waitForLine("> ab"))
      session.printAbove("1234567890")
      #expect(session.terminal.wait { $0.text == "1234567890\n> ab" })
    }

    @Test func `prints above while control R searches`() {
      let session = EditorSession()
      session.type("add milk\r")
      #expect(session.nextEvent() == .line("add milk"))
      session.type("\u{12}mi")
      #expect(session.terminal.wait { $0.text == "> add milk\n> add milk\nbck:mi" })
      session.printAbove("note")
      #expect(session.terminal.wait { $0.text == "> add milk\nnote\n> add milk\nbck:mi" })
      session.type("l\r")
      #expect(session.nextEvent() == .line("add milk"))
    }

    @Test func `prints on a terminal that cannot go up`() {
      let session = EditorSession(kind: "dumb")
      session.type("half")
      #expect(session.waitForLine("> half"))
      session.printAbove("note")
      #expect(session.terminal.wait { $0.text == "> half\nnote\n> half" })
      session.type("!\r")
      #expect(session.nextEvent() == .line("half!"))
      #expect(!session.terminal.received.contains(0x1B))
    }
  }
}
