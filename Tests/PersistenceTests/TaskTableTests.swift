import FoundationEssentials
import Tasks
import Testing

@testable import Persistence

@Suite struct `The table of tasks` {
  let directory = TemporaryDirectory()

  private func open() throws -> SQLiteTaskDatabase { try SQLiteTaskDatabase.open(directory.file(), patience: .zero) }

  /// A task with everything that a task can have.
  private let full = TaskItem(
    id: 7, title: "pay the rent", priority: .high, status: .done, created: Timestamp(seconds: -1),
    modified: Timestamp(seconds: .max), finished: Timestamp(seconds: 4_102_444_800), due: CalendarDate("2100-02-28"),
    tags: ["home", "", "a\"b\\c\u{0}\n", "日本"], project: "flat",
    notes: [
      TaskItem.Note(entry: Timestamp(seconds: 5), text: "first"),
      TaskItem.Note(entry: Timestamp(seconds: 5), text: "same second, TW 1938: both are kept 🧑‍🧑‍🧒"),
    ])

  @Test func `gives back every field as it was`() throws {
    let plain = sample(8, "")
    try open().record("add", [Revision(before: nil, after: full), Revision(before: nil, after: plain)])
    let store = try open()
    #expect(try store.tasks(TaskQuery()).tasks == [full, plain])
    #expect(try store.task(7) == full)
    #expect(try store.steps(after: 0)[0].revisions.map(\.after) == [full, plain])
  }

  @Test func `changes every field`() throws {
    let store = try open()
    let plain = sample(7)
    try store.record("add", [Revision(before: nil, after: plain)])
    try store.record("edit 7", [Revision(before: plain, after: full)])
    #expect(try store.task(7) == full)
    try store.record("edit 7", [Revision(before: full, after: plain)])
    #expect(try store.task(7) == plain)
  }

  @Test func `refuses to add what is there, and to change or remove what is not`() throws {
    let store = try open()
    try store.record("add", [Revision(before: nil, after: full)])
    var sameUUID = sample(8)
    sameUUID.uuid = full.uuid
    func refusal(_ before: TaskItem?, _ after: TaskItem?) -> StoreError? {
      do {
        try store.record("replay", [Revision(before: nil, after: sample(20)), Revision(before: before, after: after)])
      } catch { return error }
      return nil
    }
    #expect(refusal(nil, sample(7)) == .taken(id: 7))
    #expect(refusal(nil, sameUUID) == .taken(id: 8))
    #expect(refusal(sample(9), sample(9)) == .noTask(9))
    #expect(refusal(sample(9), nil) == .noTask(9))
    #expect(try store.tasks(TaskQuery()).tasks == [full], "of the step that failed, nothing is there")
    #expect(try store.position().step == 1)
  }

  @Test func `reads exactly what a query asks for, in the order of the ids`() throws {
    let store = try open()
    var numbers = SystemRandomNumberGenerator()
    // Few and many of a kind, because the two are looked up in different ways.
    for (count, doneIn100) in [(0, 0), (40, 5), (400, 95)] {
      try store.write { transaction throws(StoreError) in
        let first = try transaction.nextID()
        let tasks = (0..<count).map { offset in
          var task = sample(first + offset, priority: Priority.allCases.randomElement(using: &numbers) ?? .low)
          task.status = Int.random(in: 0..<100, using: &numbers) < doneIn100 ? .done : .open
          return task
        }
        try transaction.record("import", tasks.map { Revision(before: nil, after: $0) })
      }
      let all = try store.tasks(TaskQuery()).tasks
      #expect(all.map(\.id) == Array(all.indices.map { $0 + 1 }))
      for status in StatusFilter.allCases {
        for segment in PriorityFilter.allCases {
          let query = TaskQuery(status: status, segment: segment)
          let expected = all.filter { status.includes($0.status) && segment.includes($0.priority) }
          let read = try store.tasks(query)
          #expect(read.tasks == expected, "\(query)")
          #expect(try store.counts().total(query) == expected.count, "\(query)")
          #expect(read.position == (try store.position()))
        }
      }
    }
  }

  @Test func `never gives an id twice: TW 2335, SH 13, SH 254`() throws {
    var store = try open()
    #expect(try [store.add(), store.add(), store.add()] == [1, 2, 3])
    try store.remove(3)
    #expect(try store.add() == 4)
    try store.remove(4)
    store = try open()
    #expect(try store.add() == 5, "also after it was opened again")
    for id in [1, 2, 5] { try store.remove(id) }
    #expect(try store.titles() == [])
    #expect(try store.add() == 6, "also when the list is empty")
  }

  @Test func `gives no id twice when an add was taken back, or brought back`() throws {
    let store = try open()
    try store.add()
    let added = try store.task(1)
    try store.record("undo", [Revision(before: added, after: nil)], kind: .undo(of: 1))
    #expect(try store.add() == 2)
    try store.record("undo", [Revision(before: nil, after: added)])
    #expect(try store.tasks(TaskQuery()).tasks.map(\.id) == [1, 2])
    #expect(try store.add() == 3)
  }

  @Test func `gives ids past the largest that a replay brought`() throws {
    let store = try open()
    try store.record("add", [Revision(before: nil, after: sample(1_000))])
    #expect(try store.add() == 1_001)
    try store.record("add", [Revision(before: nil, after: sample(5))])
    #expect(try store.add() == 1_002)
    try store.record("add", [Revision(before: nil, after: sample(.max))])
    #expect(throws: StoreError.unavailable(path: directory.file(), reason: "every id has been given")) {
      try store.add()
    }
  }

  @Test func `gives the same id to a transaction until it has used it`() throws {
    let store = try open()
    try store.write { transaction throws(StoreError) in
      #expect(try transaction.nextID() == 1)
      #expect(try transaction.nextID() == 1)
      try transaction.record("add", [Revision(before: nil, after: sample(1))])
      #expect(try transaction.nextID() == 2)
    }
    #expect(throws: StoreError.noTask(3)) {
      try store.write { transaction throws(StoreError) in
        try transaction.record("add", [Revision(before: nil, after: sample(2))])
        throw .noTask(3)
      }
    }
    #expect(try store.add() == 2, "nobody ever saw the id of what did not happen")
  }
}
