import Tasks
import Testing

@testable import Persistence

@Suite struct `The database behind the store` {
  let directory = TemporaryDirectory()

  @Test func `keeps what was written for whoever opens it next`() throws {
    let first = try SQLiteTaskDatabase.open(directory.file())
    #expect(try first.add("buy milk", priority: .high) == 1)
    #expect(try first.add("call the plumber") == 2)
    let position = try first.position()
    #expect(position.step == 2)
    #expect(position.digest == Digest.empty.appending("add buy milk").appending("add call the plumber"))

    let second = try SQLiteTaskDatabase.open(directory.file())
    let read = try second.tasks(TaskQuery())
    #expect(read.tasks.map(\.title) == ["buy milk", "call the plumber"])
    #expect(read.tasks.map(\.priority) == [.high, .medium])
    #expect(read.position == position)
    #expect(try second.task(1) == read.tasks[0])
    #expect(try second.task(3) == nil)
  }
}
