import Tasks
import Testing

@MainActor
@Suite struct `Undo and redo` {
  let world: World
  var store: TaskStore { world.store }

  init() throws { world = try World() }

  private func perform(_ mutation: Mutation, _ line: String = "x") throws {
    try store.perform(mutation, as: CommandRecord(line))
  }

  @Test func `take back and bring back every kind of change exactly`() throws {
    try store.add("a", .high)
    for mutation in [
      Mutation.setStatus([1], .done), .setStatus([1], .open), .setTitle(1, "b"), .setPriority([1], .low), .remove([1]),
    ] {
      let before = try? store.task(1)
      world.pass(seconds: 1)
      try perform(mutation)
      let after = try? store.task(1)
      world.pass(seconds: 1)
      try store.undo()
      #expect((try? store.task(1)) == before, "\(mutation)")
      try store.redo()
      #expect((try? store.task(1)) == after, "\(mutation)")
    }
    try store.undo(6)
    #expect(try world.list == [])
    try store.redo(6)
    #expect(try world.list == [])
    try store.undo()
    #expect(try world.list == ["1 low open b"])
  }

  @Test func `take one command as one step, also over many tasks (TW 2301)`() throws {
    for title in ["a", "b", "c"] { try store.add(title) }
    try perform(.setStatus([1, 2, 3], .done))
    try store.undo()
    #expect(try world.list == ["1 medium open a", "2 medium open b", "3 medium open c"])
  }

  @Test func `go back as far as the journal and say when there is nothing left`() throws {
    try store.add("a")
    try store.undo()
    #expect(throws: StoreError.nothingToUndo) { try store.undo() }
    try store.redo()
    #expect(throws: StoreError.nothingToRedo) { try store.redo() }
    #expect(throws: StoreError.onlySteps(1, isRedo: false)) { try store.undo(2) }
    #expect(try world.list == ["1 medium open a"])
  }

  @Test func `prefer this session's steps, and fall back on the store's newest`() throws {
    try store.add("mine")
    let other = try world.another()
    try other.add("theirs")
    let own = try store.undo()
    #expect(own.reverted.map(\.number) == [1])
    #expect(try world.list == ["2 medium open theirs"])
    let foreign = try store.undo()
    #expect(foreign.reverted.map(\.number) == [2])
    #expect(foreign.reverted[0].session != foreign.steps[0].session)
    #expect(try world.list == [])
  }

  @Test func `work across sessions and after done (SH 324, 433, 474)`() throws {
    try store.add("a")
    try perform(.setStatus([1], .done))
    let later = try world.another()
    try later.undo()
    #expect(try world.list == ["1 medium open a"])
    try later.redo()
    #expect(try world.list == ["1 medium done a"])
  }

  @Test func `take a change that was brought back for as new as the redo that did it`() throws {
    for title in ["a", "b"] { try store.add(title) }
    try perform(.setStatus([1], .done))
    try store.undo()
    try world.another().perform(.setStatus([2], .done), as: CommandRecord("done 2"))
    try world.another().redo()
    #expect(try world.list == ["1 medium done a", "2 medium done b"])
    let outcome = try world.another().undo()
    #expect(outcome.reverted.map(\.number) == [3])
    #expect(try world.list == ["1 medium open a", "2 medium done b"])
    #expect(try world.another().undo().reverted.map(\.number) == [5])
  }

  @Test func `forget what could be redone when the session changes something else`() throws {
    try store.add("a")
    try store.undo()
    try store.add("b")
    #expect(throws: StoreError.nothingToRedo) { try store.redo() }
  }

  @Test func `restore the fields of their step and leave all others as they are now`() throws {
    try store.add("a", .low)
    try perform(.setPriority([1], .high))
    let other = try world.another()
    try other.perform(.setTitle(1, "better"), as: CommandRecord("edit 1 \"better\""))
    try store.undo()
    #expect(try world.list == ["1 low open better"])
  }

  @Test func `refuse where somebody has changed the same field since, and show both`() throws {
    try store.add("a", .low)
    try perform(.setPriority([1], .high), "priority 1 high")
    let other = try world.another()
    try other.perform(.setPriority([1], .medium), as: CommandRecord("priority 1 medium"))
    #expect(
      throws: StoreError.conflict(
        .init(
          step: try store.history(limit: 2)[1].step, task: 1, field: "priority", left: "high", found: "medium"))
    ) { try store.undo() }
    #expect(try world.list == ["1 medium open a"])
  }

  @Test func `do not take away a task that somebody has changed since it was added, or bring back over another`() throws
  {
    try store.add("a")
    let other = try world.another()
    try other.perform(.setTitle(1, "theirs"), as: CommandRecord("edit 1 \"theirs\""))
    #expect(throws: StoreError.self) { try store.undo() }
    #expect(try world.list == ["1 medium open theirs"])
    try other.perform(.remove([1]), as: CommandRecord("remove 1"))
    #expect(throws: StoreError.self) { try store.undo() }
  }

  @Test func `undo several commands all or none`() throws {
    try store.add("a", .low)
    try perform(.setPriority([1], .high))
    try store.add("b")
    let other = try world.another()
    try other.perform(.setPriority([1], .medium), as: CommandRecord("priority 1 medium"))
    #expect(throws: StoreError.self) { try store.undo(2) }
    #expect(try world.list == ["1 medium open a", "2 medium open b"])
    #expect(try store.position().step == 4 || store.position().step == 3)
  }

  @Test func `show exactly the difference of a step (TW 3885)`() throws {
    try store.add("a", .low)
    try perform(.setPriority([1], .high))
    #expect(try store.history(limit: 1).flatMap(\.revisions).flatMap { $0.differences() } == ["priority low → high"])
  }
}
