import Glibc
import Tasks
import Testing

@testable import Persistence

@Suite struct `Several connections` {
  let directory = TemporaryDirectory()

  private func open() throws -> SQLiteTaskDatabase { try SQLiteTaskDatabase.open(directory.file()) }

  @Test func `hear of each other's writing and not of their own`() throws {
    let (one, two) = (try open(), try open())
    try one.add("by one")
    #expect(try !one.hasForeignChanges())
    #expect(try two.hasForeignChanges())
    #expect(try !two.hasForeignChanges(), "it was told")
    try two.add("by two")
    #expect(try !two.hasForeignChanges())
    #expect(try one.hasForeignChanges())
    #expect(try !one.hasForeignChanges())
  }

  @Test func `hear of what was written between two of their own writings`() throws {
    let (one, two) = (try open(), try open())
    try one.add()
    try two.add()
    try one.add()
    #expect(try one.hasForeignChanges())
    #expect(try one.steps(after: 1).map(\.step.session) == [2, 1])
  }

  @Test func `can tell that steps were purged by the gap they leave`() throws {
    let (one, two) = (try open(), try open())
    for _ in 0..<5 { try one.add() }
    let known = try two.position().step
    for _ in 0..<5 { try one.add() }
    let purge = try Connection(directory.file(), mode: .normal, patience: .seconds(5))
    try purge.execute("DELETE FROM step WHERE number <= 8")
    #expect(try two.steps(after: known).map(\.step.number) == [9, 10])
    #expect(try two.position().step == 10)
    #expect(try purge.int("SELECT count(*) FROM revision") == 2, "what the steps did goes with them")
    #expect(try two.titles().count == 10, "the list stays")
    #expect(try one.add() == 11)
  }

  @Test func `read a list and the position that belongs to it while another writes`() throws {
    let store = try open()
    try store.add()
    let errors = onThreads(2) { [path = directory.file()] index in
      let store = try SQLiteTaskDatabase.open(path)
      for _ in 0..<200 {
        if index == 0 {
          try store.add()
        } else {
          let (tasks, position) = try store.tasks(TaskQuery())
          if tasks.count != position.step { throw StoreError.noTask(tasks.count) }
        }
      }
    }
    #expect(errors == [])
  }

  @Test func `on 8 threads lose nothing, and none fails for a lock: TW 1735, TW 2070`() throws {
    let errors = onThreads(8) { [path = directory.file()] index in
      // All eight find no file and make one.
      let store = try SQLiteTaskDatabase.open(path)
      for number in 0..<100 { try store.add("\(index)/\(number)") }
    }
    #expect(errors == [])
    let store = try open()
    let tasks = try store.tasks(TaskQuery()).tasks
    #expect(tasks.map(\.id) == Array(1...800))
    for index in 0..<8 {
      let own = tasks.map(\.title).filter { $0.hasPrefix("\(index)/") }
      #expect(own == (0..<100).map { "\(index)/\($0)" }, "in the order in which they were added")
    }
    let steps = try store.steps(after: 0)
    #expect(steps.map(\.step.number) == Array(1...800))
    #expect(Set(steps.map(\.step.session)).count == 8)
    #expect(try store.position().digest == steps.reduce(Digest.empty) { $0.appending($1.step.command) })
  }

  @Test func `that open and close all the time lose nothing either`() throws {
    let errors = onThreads(4) { [path = directory.file()] index in
      for number in 0..<25 { try SQLiteTaskDatabase.open(path).add("\(index)/\(number)") }
    }
    #expect(errors == [])
    #expect(try open().tasks(TaskQuery()).tasks.map(\.id) == Array(1...100))
  }

  @Test func `in 8 processes lose nothing, and none fails for a lock`() async throws {
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [path = directory.file()] in
          await #expect(processExitsWith: .success) { [path = path as String] in
            // The first half in one session, the rest in one each, as one-shot commands are.
            let store = try SQLiteTaskDatabase.open(path)
            for _ in 0..<25 { try store.add() }
            for _ in 0..<25 { try SQLiteTaskDatabase.open(path).add() }
          }
        }
      }
    }
    let store = try open()
    #expect(try store.tasks(TaskQuery()).tasks.map(\.id) == Array(1...400))
    #expect(try store.steps(after: 0).map(\.step.number) == Array(1...400))
  }

  @Test func `take turns: who writes without a pause keeps nobody waiting for long`() throws {
    let store = try open()
    try store.add()
    let isOver = Flag()
    let errors = onThreads(2) { [path = directory.file()] index in
      let store = try SQLiteTaskDatabase.open(path)
      if index == 0 {
        while !isOver.value { try store.add() }
      } else {
        defer { isOver.raise() }
        let before = try store.position().step
        for _ in 0..<50 { try store.add() }
        // With a queue each of the fifty lets one or two of the other's pass; without it, as many as chance will have.
        let passed = try store.position().step - before - 50
        if passed > 200 { throw StoreError.unavailable(path: path, reason: "\(passed) others went first") }
      }
    }
    #expect(errors == [])
  }
}
