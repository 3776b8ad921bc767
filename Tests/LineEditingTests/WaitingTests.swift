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
      for _ in 1...100 { session.loop.mailbox.post { ran.add(1, ordering: .relaxed) } }
      #expect(session.terminal.wait { _ in ran.load(ordering: .relaxed) == 100 })
      #expect(session.terminal.screen.cursorRow == "> half")
    }

    @Test func `carries out a deadline while a line is half typed, once and not early`() {
      let due = Mutex<[UInt64]>([])
      let ran = Mutex<[UInt64]>([])
      let session = EditorSession { editor in
        editor.loop.deadlines = Deadlines(
          next: { due.withLock { $0.min() } },
          runDue: { [unowned editor] in
            let now = MonotonicClock.now
            ran.withLock { $0.append(now) }
            due.withLock { $0.removeAll { $0 <= now } }
            editor.printAbove("due")
          })
      }
      session.type("half")
      #expect(session.waitForLine("> half"))
      let time = MonotonicClock.now + 50_000_000
      session.run { _ in due.withLock { $0.append(time) } }
      #expect(session.terminal.wait { $0.text == "due\n> half" })
      let times = ran.withLock { $0 }
      #expect(times.count == 1 && times[0] >= time)
    }

    @Test func `serves a registered descriptor while a line is half typed`() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let (output, input) = (ends[0], ends[1])
      defer {
        close(output)
        close(input)
      }
      let session = EditorSession { editor in
        _ = editor.loop.watch(output) { [unowned editor] in
          var bytes: [UInt8] = Array(repeating: 0, count: 64)
          let count = read(output, &bytes, bytes.count)
          editor.printAbove("got " + String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
        }
      }
      session.type("half")
      #expect(session.waitForLine("> half"))
      #expect(write(input, "news", 4) == 4)
      #expect(session.terminal.wait { $0.text == "got news\n> half" })
    }
  }
}
