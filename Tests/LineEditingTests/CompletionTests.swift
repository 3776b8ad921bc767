import LineEditing
import TerminalEmulator
import Testing

extension EditorTests {
  @Suite struct CompletionTests {
    /// Completes the word at the cursor from a fixed list.
    private func session(
      rows: Int = 10, columns: Int = 30, kind: String = "xterm-256color", _ candidates: [Completions.Candidate]
    ) -> EditorSession {
      EditorSession(rows: rows, columns: columns, kind: kind) { editor in
        editor.completions = { line, cursor in
          let word = String(line.prefix(cursor).reversed().prefix { $0 != " " }.reversed())
          let fitting = candidates.filter { $0.replacement.lowercased().hasPrefix(word.lowercased()) }
          return Completions(replacing: word.count, fitting)
        }
      }
    }

    @Test func `puts the only candidate in with a blank`() {
      let session = session([.init("add"), .init("priority"), .init("project")])
      session.type("a\tx\r")
      #expect(session.nextEvent() == .line("add x"))
    }

    @Test func `puts in what all candidates begin with and lists them at the next Tab`() {
      let session = session([.init("priority"), .init("project"), .init("add")])
      session.type("p\t")
      #expect(session.waitForLine("> pr"))
      session.type("\t")
      #expect(session.terminal.wait { $0.text == "priority  project\n> pr" && $0.cursor == (1, 4) })
      session.type("i\t1\r")
      #expect(session.nextEvent() == .line("priority 1"))
    }

    @Test func `lists annotations in a column and cuts them at the edge`() {
      let session = session(
        columns: 20, [.init("3", annotation: "buy milk"), .init("31", annotation: "call the plumber today")])
      session.type("done 3\t")
      #expect(session.terminal.wait { $0.text == "3   buy milk\n31  call the plumbe…\n> done 3" })
    }

    @Test func `completes in the middle of the line`() {
      let session = session([.init("high")])
      session.type("show  open\u{1}\u{1B}f\u{1B}[Ch\t\r")
      #expect(session.nextEvent() == .line("show high  open"))
    }

    @Test func `replaces what is spelled otherwise`() {
      let session = session([.init("Émile")])
      session.type("É\u{7F}é\t\r")
      #expect(session.nextEvent() == .line("Émile "))
    }

    @Test func `leaves the line alone where nothing fits`() {
      let session = session([.init("add")])
      session.type("x\t\r")
      #expect(session.nextEvent() == .line("x"))
    }

    @Test func `lists on a terminal that cannot go up`() {
      let session = session(kind: "dumb", [.init("priority"), .init("project")])
      session.type("pr\t")
      #expect(session.terminal.wait { $0.text == "> pr\npriority  project\n> pr" })
      session.type("o\t\r")
      #expect(session.nextEvent() == .line("project "))
    }
  }
}
