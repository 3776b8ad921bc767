import Glibc
import LineEditing
import Synchronization
import TerminalEmulator
import Testing

extension EditorTests {
  @Suite struct WaitingTests {
    @Test func `runs what another thread posts while a line is half typed`() {
      let session = EditorSession()
      session.type("half")
      #expect(session.waitForLine("> half"))
      let ran = Atomic(0)
      withExtendedLifetime(session) {
        for _ in 1...100 { session.loop.mailbox.post { ran.add(1, ordering: .relaxed) } }
        #expect(session.terminal.wait { _ in ran.load(ordering: .relaxed) == 100 })
      }
      #expect(session.terminal.screen.cursorRow == "> half")
    }
  }
}
