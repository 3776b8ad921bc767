import Tasks
import Terminal
import Testing

@testable import Shell

@Suite struct `A notice's text` {
  private let now = Timestamp(seconds: 1_764_467_380)

  private func notice(_ delta: TaskDelta, columns: Int = 80) -> String? {
    TerminalPresenter(
      styles: .none, size: TerminalSize(rows: 24, columns: columns), now: now, rowLimit: nil, isQuiet: false
    ).notice(delta)
  }

  private func task(_ id: Int, _ title: String = "buy milk") -> TaskItem {
    TaskItem(id: id, title: title, priority: .high, created: now)
  }

  private func step(_ number: Int, session: Int = 2, _ kind: Step.Kind = .change) -> Step {
    Step(number: number, time: now, session: session, command: "whatever it was", logNumber: nil, kind: kind)
  }

  private func added(_ ids: ClosedRange<Int>) -> TaskDelta {
    TaskDelta(foreign: ids.map { (step($0), [Revision(before: nil, after: task($0))]) })
  }

  private func joined(_ deltas: TaskDelta...) -> TaskDelta { TaskDelta(foreign: deltas.flatMap(\.entries)) }

  @Test func `counts the steps and tasks of merged bursts, and names the ids`() {
    #expect(
      notice(joined(added(1...4000), added(4001...10_000)))
        == "session 2, 10,000 steps: added 10,000 tasks: 1-10000")
  }

  @Test func `tells different things one after the other, within the terminal's width`() {
    let done = TaskItem(id: 9, title: "call", priority: .low, status: .done, created: now)
    let open = TaskItem(id: 9, title: "call", priority: .low, created: now)
    let delta = joined(
      added(4...5), TaskDelta(foreign: [(step(6, session: 3), [Revision(before: open, after: done)])]))
    #expect(notice(delta) == "sessions 2, 3, 3 steps: added 2 tasks: 4 5; done 9: call (low)")
    #expect(notice(delta, columns: 30) == "sessions 2, 3, 3 steps: added…")
  }

  @Test func `says what an undo took back, and where nothing is different in the end`() {
    let undo = TaskDelta(foreign: [(step(2, .undo(of: 1)), [Revision(before: task(1), after: nil)])])
    #expect(notice(undo) == "session 2, undo: removed 1: buy milk (high)")
    #expect(notice(joined(added(1...1), undo)) == "session 2, 2 steps: all is as it was")
  }

  @Test func `shows a hostile title, and does nothing that it says`() {
    let hostile = TaskDelta(
      [Revision(before: nil, after: task(1, "a\u{1B}[31mb"))], steps: [step(1)], isForeign: true)
    #expect(notice(hostile) == "session 2: added 1: a␛[31mb (high)")
  }
}
