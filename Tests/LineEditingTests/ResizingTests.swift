import LineEditing
import TerminalEmulator
import Testing

extension EditorTests {
  /// The emulator leaves its rows as they are when its width changes, as xterm does.
  @Suite struct ResizingTests {
    private func session() -> EditorSession {
      let session = EditorSession(rows: 10, columns: 20) { editor in
        editor.panel = { [unowned editor] _, _ in editor.line.hasPrefix("/") ? ["panel"] : [] }
      }
      _ = session.waitForLine(">")
      session.printAbove("one\ntwo")
      session.terminal.wait { $0.text == "one\ntwo\n>" }
      return session
    }

    private func resize(_ session: EditorSession, to columns: Int) {
      session.terminal.resize(rows: 10, columns: columns)
      session.loop.post(.resize)
    }

    @Test func `leaves nothing of a wrapped line behind when the terminal gets wider`() {
      let session = session()
      session.type("a line that is longer than the screen")
      #expect(session.terminal.wait { $0.text == "one\ntwo\n> a line that is lon\nger than the screen" })
      resize(session, to: 60)
      #expect(
        session.terminal.wait {
          $0.text == "one\ntwo\n> a line that is longer than the screen" && $0.cursor == (2, 39)
        })
      session.type("!\r")
      #expect(session.nextEvent() == .line("a line that is longer than the screen!"))
    }

    @Test func `takes nothing away above a line that wraps because the terminal gets narrower`() {
      let session = session()
      session.type("nineteen columns")
      #expect(session.terminal.wait { $0.text == "one\ntwo\n> nineteen columns" })
      resize(session, to: 11)
      #expect(session.terminal.wait { $0.text == "one\ntwo\n> nineteen\ncolumns" && $0.cursor == (3, 7) })
    }

    @Test func `does the same with rows below the line, and with the cursor inside it`() {
      let session = session()
      session.type("/a line that is longer than a screen\u{2}\u{2}")
      #expect(session.terminal.wait { $0.text.hasSuffix("\nnger than a screen\npanel") && $0.cursor == (3, 16) })
      resize(session, to: 60)
      #expect(
        session.terminal.wait {
          $0.text == "one\ntwo\n> /a line that is longer than a screen\npanel" && $0.cursor == (2, 36)
        })
      resize(session, to: 25)
      #expect(
        session.terminal.wait {
          $0.text == "one\ntwo\n> /a line that is longer\nthan a screen\npanel" && $0.cursor == (3, 11)
        })
    }

    @Test func `keeps the keys that come before the terminal has answered`() {
      let session = session()
      session.type("a line that is longer than the screen")
      #expect(session.terminal.wait { $0.text.hasSuffix("\nger than the screen") })
      session.terminal.answersQueries = false
      resize(session, to: 60)
      #expect(
        session.terminal.wait { _ in String(decoding: session.terminal.received, as: UTF8.self).contains("\u{1B}[6n") })
      session.type("!")
      session.terminal.send("\u{1B}[4;20R\u{1B}OC?\r")
      #expect(session.nextEvent() == .line("a line that is longer than the screen!?"))
      #expect(session.terminal.wait { $0.text == "one\ntwo\n> a line that is longer than the screen!?\n>" })
    }

    @Test func `takes a terminal that does not answer for one that wraps its rows anew`() {
      let session = session()
      session.type("a line that is longer than the screen")
      #expect(session.terminal.wait { $0.text.hasSuffix("\nger than the screen") })
      session.terminal.answersQueries = false
      resize(session, to: 60)
      #expect(
        session.terminal.wait {
          $0.text == "one\ntwo\n> a line that is lon\n> a line that is longer than the screen" && $0.cursor == (3, 39)
        })
    }
  }
}
