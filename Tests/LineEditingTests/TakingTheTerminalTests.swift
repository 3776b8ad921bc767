import Foundation
import Glibc
import LineEditing
import TerminalEmulator
import Testing

extension EditorTests {
  @Suite struct TakingTheTerminalTests {
    @Test func `gives a line up at control C and goes on`() {
      let session = EditorSession(columns: 10)
      session.type("123456789012345\u{1}")
      #expect(session.terminal.wait { $0.cursor == (0, 2) && $0.text.contains("9012345") })
      session.loop.post(.interrupt)
      #expect(session.nextEvent() == .interrupted)
      #expect(session.terminal.wait { $0.text == "> 12345678\n9012345^C\n>" })
      session.type("list\r")
      #expect(session.nextEvent() == .line("list"))
    }

    @Test(arguments: [Signal.terminate, .hangup, .quit])
    func `ends at a signal and gives the terminal back`(signal: Signal) {
      let session = EditorSession()
      session.type("half")
      #expect(session.waitForLine("> half"))
      session.loop.post(signal)
      #expect(session.nextEvent() == .terminated(signal))
      #expect(session.terminal.isInLineMode)
      #expect(session.terminal.wait { _ in session.terminal.received.hasSuffix("\r\n\u{1B}[?2004l") })
    }

    @Test func `keeps a half-typed line through a change of size`() {
      let session = EditorSession(rows: 8, columns: 30)
      session.printAbove("note")
      session.type("add buy milk")
      #expect(session.terminal.wait { $0.text == "note\n> add buy milk" })
      for (rows, columns) in [(6, 20), (12, 60), (8, 16)] {
        session.terminal.resize(rows: rows, columns: columns)
        session.loop.post(.resize)
        session.printAbove("\(columns)")
        #expect(session.terminal.wait { $0.text.hasSuffix("\(columns)\n> add buy milk") && $0.cursor.column == 14 })
      }
      session.type(" and bread")
      #expect(session.terminal.wait { $0.text.hasSuffix("> add buy milk a\nnd bread") })
      session.type("\r")
      #expect(session.nextEvent() == .line("add buy milk and bread"))
    }

    @Test func `takes pasted text as text and lines as lines`() {
      let session = EditorSession()
      #expect(session.terminal.wait { _ in session.terminal.received.contains("\u{1B}[?2004h") })
      session.type("\u{1B}[200~add\tmilk\u{1}\u{1B}[31m\u{7F}!\rlist\u{1B}[201~ all\r")
      #expect(session.nextEvent() == .line("add milk!"))
      #expect(session.nextEvent() == .line("list all"))
    }

    @Test func `takes an Escape that nothing follows for one`() {
      let session = EditorSession { $0.mode = .vi }
      session.type("abc\u{1B}")
      #expect(session.terminal.wait { $0.cursor == (0, 4) })
      session.type("ix\r")
      #expect(session.nextEvent() == .line("abxc"))
    }

    @Test func `knows the keys of vi, with arrows in both of its modes`() {
      let session = EditorSession { $0.mode = .vi }
      session.type("milk\r")
      #expect(session.nextEvent() == .line("milk"))
      session.type("ab\u{1B}[D\u{1B}[Dx\u{1B}[F")
      #expect(session.terminal.wait { $0.text.hasSuffix("> xab") && $0.cursor.column == 5 })
      session.type("\u{1B}")
      #expect(session.terminal.wait { $0.cursor.column == 4 })
      session.type("\u{1B}[D\u{1B}[A\u{1B}[H")
      #expect(session.terminal.wait { $0.text.hasSuffix("> milk") && $0.cursor.column == 2 })
      session.type("xA!\r")
      #expect(session.nextEvent() == .line("ilk!"))
    }

    @Test func `carries the user's editrc out and keeps its own keys`() throws {
      let directory = try TemporaryDirectory()
      let path = directory.path + "/editrc"
      try "bind -v\ntriage:bind ^X ed-move-to-beg\nother:bind ^Y ed-move-to-beg\n".write(
        toFile: path, atomically: true, encoding: .utf8)
      let session = EditorSession(startup: .file(path)) { editor in
        editor.completions = { [unowned editor] _, _ in
          Completions(replacing: 0, [.init(editor.mode == .vi ? "vi" : "emacs")])
        }
      }
      session.type("b\u{18}a\t\r")
      #expect(session.nextEvent() == .line("avi b"))
    }

    @Test(arguments: ["dumb", "", "no-such-terminal"])
    func `edits on a terminal that knows no escape sequences`(kind: String) {
      let session = EditorSession(kind: kind) { $0.prompt = "\u{1B}[1m> \u{1B}[0m" }
      session.type("a漢b\u{7F}\u{7F}c\r")
      #expect(session.nextEvent() == .line("ac"))
      #expect(!session.terminal.received.contains(0x1B))
      #expect(!session.terminal.screen.text.contains("terminal"))
    }

    @Test func `tells when the terminal has gone away`() {
      let session = EditorSession()
      session.type("half")
      #expect(session.waitForLine("> half"))
      session.terminal.disconnect()
      #expect(session.nextEvent() == .terminated(.hangup))
    }
  }
}

extension [UInt8] {
  func contains(_ text: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text) }
  func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
