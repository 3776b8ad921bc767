import Tasks
import Testing

@testable import Persistence

@Suite struct `Counting without reading` {
  let directory = TemporaryDirectory()

  private func open() throws -> SQLiteTaskDatabase { try SQLiteTaskDatabase.open(directory.file(), patience: .zero) }

  @Test func `finds the ids that are taken within a range`() throws {
    let store = try open()
    #expect(try store.ids(in: 1...10) == [], "also where there is no store")
    for _ in 1...6 { try store.add() }
    try store.remove(3)
    #expect(try store.ids(in: 2...5) == [2, 4, 5])
    #expect(try store.ids(in: 3...3) == [])
    #expect(try store.ids(in: .min ... .max) == [1, 2, 4, 5, 6])
  }

  @Test func `tells what was added and done, the beginning counted in and the end not`() throws {
    let store = try open()
    func at(_ seconds: Int64) -> Timestamp { Timestamp(seconds: seconds) }
    #expect(try store.activity(from: at(0), until: at(100)) == TaskActivity())
    let moments: [(created: Int64, finished: Int64?)] = [(9, nil), (10, 10), (15, 20), (19, 19), (20, nil)]
    let tasks = moments.enumerated().map { index, moment in
      TaskItem(
        id: index + 1, title: "", created: at(moment.created), finished: moment.finished.map { at($0) })
    }
    try store.record("import", tasks.map { Revision(before: nil, after: $0) })
    #expect(try store.activity(from: at(10), until: at(20)) == TaskActivity(added: 3, done: 2))
    #expect(try store.activity(from: at(20), until: at(30)) == TaskActivity(added: 1, done: 1))
    #expect(try store.activity(from: at(30), until: at(10)) == TaskActivity())
  }

  @Test func `counts each priority and status`() throws {
    let store = try open()
    for (id, priority) in [Priority.high, .high, .low, .medium, .low].enumerated() {
      var task = sample(id + 1, priority: priority)
      task.status = id == 1 || id == 4 ? .done : .open
      try store.record("add", [Revision(before: nil, after: task)])
    }
    var expected = TaskCounts()
    (expected[.high, .open], expected[.high, .done]) = (1, 1)
    (expected[.medium, .open], expected[.low, .open], expected[.low, .done]) = (1, 1, 1)
    #expect(try store.counts() == expected)
  }
}
