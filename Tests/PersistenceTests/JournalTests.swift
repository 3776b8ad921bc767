import Tasks
import Testing

@testable import Persistence

@Suite struct `The journal` {
  let directory = TemporaryDirectory()

  private func open() throws -> SQLiteTaskDatabase { try SQLiteTaskDatabase.open(directory.file(), patience: .zero) }

  @Test func `keeps each step with what was before and what is after`() throws {
    let store = try open()
    let (milk, mum) = (sample(1, "buy milk"), sample(2, "call mum"))
    try store.record("add", [Revision(before: nil, after: milk), Revision(before: nil, after: mum)], logNumber: 7)
    var oatMilk = milk
    oatMilk.title = "buy oat milk"
    try store.record("edit 1", [Revision(before: milk, after: oatMilk)])
    try store.record("remove 2", [Revision(before: mum, after: nil)])
    try store.record("nothing")

    let steps = try store.steps(after: 0)
    #expect(steps.map(\.step.number) == [1, 2, 3, 4])
    #expect(steps.map(\.step.command) == ["add", "edit 1", "remove 2", "nothing"])
    #expect(steps.map(\.step.logNumber) == [7, nil, nil, nil])
    #expect(steps.map(\.step.kind) == [.change, .change, .change, .change])
    #expect(steps.map(\.step.session) == [1, 1, 1, 1])
    #expect(steps.allSatisfy { $0.step.time == Timestamp(seconds: 1_796_000_000) })
    #expect(steps[0].revisions == [Revision(before: nil, after: milk), Revision(before: nil, after: mum)])
    #expect(steps[1].revisions == [Revision(before: milk, after: oatMilk)])
    #expect(steps[2].revisions == [Revision(before: mum, after: nil)])
    #expect(steps[3].revisions == [])
    #expect(try store.tasks(TaskQuery()).tasks == [oatMilk])

    let tail = try open().steps(after: 2)
    #expect(tail.map(\.step) == steps[2...].map(\.step))
    #expect(tail.map(\.revisions) == steps[2...].map(\.revisions))
    #expect(try store.steps(after: 4).isEmpty)
    #expect(try store.steps(after: 99).isEmpty)
  }

  @Test func `tells one task's history, newest first`() throws {
    let store = try open()
    try store.add("one")
    try store.add("two")
    let both = try store.tasks(TaskQuery()).tasks
    try store.record(
      "done 1 2",
      both.map { task in
        var after = task
        after.status = .done
        return Revision(before: task, after: after)
      })
    try store.remove(1)

    func commands(_ task: Int?, _ limit: Int) throws -> [String] {
      try store.history(of: task, limit: limit).map(\.step.command)
    }
    #expect(try commands(nil, 10) == ["remove 1", "done 1 2", "add two", "add one"])
    #expect(try commands(nil, 2) == ["remove 1", "done 1 2"])
    #expect(try commands(nil, 0) == [])
    #expect(try commands(nil, -1) == [])
    #expect(try commands(1, 10) == ["remove 1", "done 1 2", "add one"])
    #expect(try commands(2, 1) == ["done 1 2"])
    #expect(try commands(3, 10) == [])
    #expect(try store.history(of: 2, limit: 1)[0].revisions.map(\.id) == [1, 2], "the whole step, not the task's part")
  }

  @Test func `gives a step, and what it did, inside a transaction`() throws {
    let store = try open()
    try store.add("one")
    try store.write { transaction throws(StoreError) in
      #expect(try transaction.step(1)?.command == "add one")
      #expect(try transaction.step(2) == nil)
      #expect(try transaction.revisions(of: 1) == [Revision(before: nil, after: try transaction.task(1))])
      #expect(try transaction.revisions(of: 2) == [])
      #expect(try transaction.position().step == 1)
      try transaction.record("more")
      #expect(try transaction.position().step == 2)
      #expect(try transaction.step(2)?.command == "more")
    }
  }

  @Test func `keeps digests of all sizes`() throws {
    let store = try open()
    for (number, value) in [0, 1, UInt64.max, 1 << 63].enumerated() {
      let digest = Digest(value: value)
      try store.write { transaction throws(StoreError) in
        let step = Step(
          number: number + 1, time: .now, session: try transaction.session(), command: "", logNumber: nil, kind: .change
        )
        try transaction.append(step, [], digest: digest)
      }
      #expect(try store.position() == JournalPosition(step: number + 1, digest: digest))
    }
  }

  @Test func `refuses a number that is taken, and a session that never began`() throws {
    let store = try open()
    try store.add()
    func append(number: Int, session: Int) throws {
      let step = Step(number: number, time: .now, session: session, command: "", logNumber: nil, kind: .change)
      try store.write { transaction throws(StoreError) in try transaction.append(step, [], digest: .empty) }
    }
    #expect(throws: StoreError.self) { try append(number: 1, session: 1) }
    #expect(throws: StoreError.self) { try append(number: 2, session: 9) }
    #expect(try store.position().step == 1)
  }

  @Test func `begins a session by itself when a step needs one`() throws {
    let (one, two) = (try open(), try open())
    try one.add()
    try two.add()
    try one.add()
    #expect(try one.steps(after: 0).map(\.step.session) == [1, 2, 1])
    #expect(try one.beginSession() == 3)
    try one.add()
    #expect(try one.steps(after: 3).map(\.step.session) == [3])
  }

  @Test func `forgets a session that began in a transaction that failed`() throws {
    let store = try open()
    #expect(throws: StoreError.nothingToUndo) {
      try store.write { transaction throws(StoreError) in
        #expect(try transaction.session() == 1)
        throw .nothingToUndo
      }
    }
    try store.add()
    #expect(try store.steps(after: 0).map(\.step.session) == [1])
  }
}
