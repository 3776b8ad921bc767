import Foundation
import Glibc
import LineEditing
import TerminalEmulator
import Testing

/// What belongs to a whole process: its locale, its signals, its controlling terminal.
@Suite struct OwnProcessTests {
  @Test(arguments: ["C", "POSIX", "en_US.ISO-8859-1"])
  func `edits UTF-8 whatever LANG says`(locale: String) async {
    await #expect(processExitsWith: .exitCode(0)) { [locale] in
      setenv("LC_ALL", locale, 1)
      setlocale(LC_ALL, "C")
      let session = EditorSession { $0.prompt = "é> " }
      session.type("漢é👍")
      #expect(session.terminal.wait { $0.text == "é> 漢é👍" && $0.cursor == (0, 8) })
      session.type("\u{7F}\u{7F}!\r")
      #expect(session.nextEvent() == .line("漢!"))
      exit(0)
    }
  }

  @Test func `hears the keys of its controlling terminal and other people's signals`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      setsid()
      let session = EditorSession(ownsSignals: true) { $0.loop.catchSignals() }
      let controlling = open(session.terminal.path, O_RDWR)  // the first one a session's leader opens
      #expect(controlling >= 0)
      session.type("half")
      #expect(session.waitForLine("> half"))
      session.type("\u{3}")
      #expect(session.nextEvent() == .interrupted)
      session.type("half")
      #expect(session.waitForLine("> half"))
      session.terminal.resize(rows: 5, columns: 20)  // a SIGWINCH
      session.type(" " + String(repeating: "x", count: 14))
      #expect(session.terminal.wait { $0.text.hasSuffix("> half " + String(repeating: "x", count: 13) + "\nx") })
      session.type("\u{1A}")  // ^Z: nobody could continue this process, so the kernel does not stop it
      session.type("!\r")
      #expect(session.nextEvent() == .line("half " + String(repeating: "x", count: 14) + "!"))
      kill(getpid(), SIGTERM)
      #expect(session.nextEvent() == .terminated(.terminate))
      #expect(session.terminal.isInLineMode)
      exit(0)
    }
  }
}
