import Foundation
import LineEditing
import TerminalEmulator
import Testing

extension EditorTests {
  @Suite struct HistoryTests {
    @Test func `recalls with the arrow keys what an earlier session typed`() throws {
      let directory = try TemporaryDirectory()
      let history = HistoryFile(path: directory.path + "/state/triage/history")
      do {
        let first = EditorSession(history: history)
        first.type("add 漢字\r")
        #expect(first.nextEvent() == .line("add 漢字"))
        first.type("list\r")
        #expect(first.nextEvent() == .line("list"))
        first.type("\u{4}")
        #expect(first.nextEvent() == .endOfInput)
      }
      let second = EditorSession(history: history)
      second.type("\u{1B}[A\u{1B}OA\r")
      #expect(second.nextEvent() == .line("add 漢字"))
      second.type("half\u{1B}[A\u{1B}[A\u{1B}[B\u{1B}[B!\r")
      #expect(second.nextEvent() == .line("half!"))
    }

    @Test func `finds an older line with control R`() {
      let session = EditorSession()
      for line in ["add milk", "add bread", "list"] {
        session.type(line + "\r")
        #expect(session.nextEvent() == .line(line))
      }
      session.type("\u{12}mi")
      #expect(session.terminal.wait { $0.text.hasSuffix("> add milk\nbck:mi") })
      session.type("\r")
      #expect(session.nextEvent() == .line("add milk"))
      session.type("\u{12}xx\u{7F}\u{7F}bre\u{1B}[D\u{1B}[F!\r")
      #expect(session.nextEvent() == .line("add bread!"))
    }

    @Test func `gives a search up with control C`() {
      let session = EditorSession()
      session.type("add milk\r")
      #expect(session.nextEvent() == .line("add milk"))
      session.type("\u{12}mi")
      #expect(session.terminal.wait(for: "bck:mi"))
      session.loop.post(.interrupt)
      #expect(session.nextEvent() == .interrupted)
      session.type("list\r")
      #expect(session.nextEvent() == .line("list"))
    }
  }
}
