import ObservablesTesting
import Tasks
import Testing

@testable import Shell

@MainActor
@Suite struct `The board of notices` {
  /// A tick is a millisecond.
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  private let told: Told
  private let board: NoticeBoard

  /// When it told, and of which steps.
  private final class Told {
    var all: [String] = []
  }

  init() {
    let told = Told()
    self.told = told
    board = NoticeBoard(scheduler: scheduler) { [scheduler] delta in
      told.all.append("\(scheduler.clock): \(delta.steps.map(\.number)), \(delta.inserted.count) tasks")
    }
  }

  private func post(_ numbers: ClosedRange<Int>, at time: Int) {
    scheduler.advanceTo(time)
    let now = Timestamp(seconds: 1_764_467_380)
    board.post(
      TaskDelta(
        foreign: numbers.map { number in
          let step = Step(number: number, time: now, session: 2, command: "add", logNumber: nil, kind: .change)
          return (step, [Revision(before: nil, after: TaskItem(id: number, title: "t", created: now))])
        }))
  }

  @Test func `tells of a change by itself at once`() {
    post(1...1, at: 10)
    post(2...2, at: 500)
    scheduler.advanceTo(2000)
    #expect(told.all == ["10: [1], 1 tasks", "500: [2], 1 tasks"])
  }

  @Test func `tells of a script once, when it has paused`() {
    for commit in 0..<10 { post(commit * 5 + 1...commit * 5 + 5, at: 10 + commit * 50) }
    scheduler.advanceTo(2000)
    #expect(told.all == ["530: \(Array(1...50)), 50 tasks"])
  }

  @Test func `tells of single changes that follow closely as one, but the first`() {
    for number in 1...4 { post(number...number, at: number * 40) }
    scheduler.advanceTo(2000)
    #expect(told.all == ["40: [1], 1 tasks", "230: [2, 3, 4], 3 tasks"])
  }

  @Test func `tells once a second of what does not pause`() {
    for commit in 0..<50 { post(commit * 2 + 1...commit * 2 + 2, at: commit * 50) }
    scheduler.advanceTo(9000)
    #expect(
      told.all == [
        "1000: \(Array(1...42)), 42 tasks", "2050: \(Array(43...84)), 42 tasks", "2520: \(Array(85...100)), 16 tasks",
      ])
  }
}
