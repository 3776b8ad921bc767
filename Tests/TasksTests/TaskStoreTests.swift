import Observables
import Tasks
import Testing

@MainActor
@Suite struct `The store` {
  let world: World
  var store: TaskStore { world.store }

  init() throws { world = try World() }

  @Test func `gives each task the next id, and keeps it`() throws {
    #expect(try store.add("buy milk", .high).made.ids == [1])
    #expect(try store.add("call").made.ids == [2])
    #expect(try world.list == ["1 high open buy milk", "2 medium open call"])
  }

  @Test func `never gives an id twice, whatever became of the task (TW 2335, SH 13, SH 254)`() throws {
    try store.add("a")
    try store.add("b")
    try store.perform(.remove([2]), as: CommandRecord("remove 2"))
    #expect(try store.add("c").made.ids == [3])
    try store.undo()
    #expect(try store.add("d").made.ids == [4])
    #expect(try world.another().add("e").made.ids == [5])
    #expect(try world.list.map { $0.prefix(1) } == ["1", "4", "5"])
  }

  @Test func `does all of a command or none`() throws {
    try store.add("a")
    #expect(throws: StoreError.noTask(42)) {
      try store.perform(.setStatus([1, 42], .done), as: CommandRecord("done 1 42"))
    }
    #expect(try world.list == ["1 medium open a"])
    #expect(try store.position().step == 1)
  }

  @Test func `does nothing, and makes no step, where everything is so already`() throws {
    try store.add("a")
    let outcome = try store.perform(.setStatus([1], .open), as: CommandRecord("reopen 1"))
    #expect(outcome.steps.isEmpty)
    #expect(outcome.tasks.map(\.title) == ["a"])
    #expect(try store.position().step == 1)
  }

  @Test func `notes when a task changed and when it was done`() throws {
    try store.add("a")
    world.pass(seconds: 60)
    try store.perform(.setStatus([1], .done), as: CommandRecord("done 1"))
    let task = try store.task(1)
    #expect(task.finished == world.now && task.modified == world.now)
    #expect(task.created.seconds == world.now.seconds - 60)
    try store.perform(.setStatus([1], .open), as: CommandRecord("reopen 1"))
    #expect(try store.task(1).finished == nil)
  }

  @Test func `tells a change after it is on disk, and once`() throws {
    let seen = Recorder(store.changes)
    let onDisk = Recorder(store.changes.map { [world] _ in MainActor.assumeIsolated { (try? world.list.count) ?? -1 } })
    try store.add("a")
    try store.perform(.setPriority([1], .low), as: CommandRecord("priority 1 low"))
    try store.perform(.remove([1]), as: CommandRecord("remove 1"))
    #expect(seen.values.map(describe) == ["reset", "+1", "~1", "-1"])
    #expect(onDisk.values == [0, 1, 1, 0])
  }

  @Test func `begins with the list for each subscriber, without a gap and without a repetition`() throws {
    let first = Recorder(store.changes)
    try store.add("a")
    let other = try world.another()
    try other.add("b")
    // The second subscriber's list has b already; the first hears of it as a change, the second does not hear it again.
    let second = Recorder(store.changes)
    try store.add("c")
    #expect(first.values.map(describe) == ["reset", "+1", "foreign +2", "+3"])
    #expect(second.values.map(describe) == ["reset 1 2", "+3"])
  }

  @Test func `hears of other sessions before its own step, and in their order`() throws {
    let seen = Recorder(store.changes)
    try store.add("mine")
    let other = try world.another()
    try other.add("theirs")
    try other.perform(.setStatus([1], .done), as: CommandRecord("done 1"))
    try store.add("mine too")
    #expect(seen.values.map(describe) == ["reset", "+1", "foreign +2~1", "+3"])
    try store.catchUp()
    #expect(seen.values.count == 4)
  }

  @Test func `catches up with what others did, merged into the difference`() throws {
    let seen = Recorder(store.changes)
    let other = try world.another()
    try other.add("a")
    try other.perform(.setTitle(1, "b"), as: CommandRecord("edit 1 \"b\""))
    try other.add("gone")
    try other.perform(.remove([2]), as: CommandRecord("remove 2"))
    try store.catchUp()
    #expect(seen.values.map(describe) == ["reset", "foreign +1"])
    guard case .delta(let delta)? = seen.values.last else { return }
    #expect(delta.inserted.map(\.title) == ["b"])
    #expect(delta.steps.map(\.command) == ["add \"a\" medium", "edit 1 \"b\"", "add \"gone\" medium", "remove 2"])
  }

  @Test func `reads finished tasks only when they are asked for`() throws {
    try store.add("a")
    try store.add("b")
    try store.perform(.setStatus([1], .done), as: CommandRecord("done 1"))
    let seen = Recorder(store.changes)
    #expect(seen.values.map(describe) == ["reset 2"])
    try store.includeFinished()
    #expect(seen.values.map(describe) == ["reset 2", "reset 1 2"])
    try store.includeFinished()
    #expect(seen.values.count == 2)
  }

  @Test func `gives a replay the same ids, uuids, times and digest`() throws {
    let first = try store.add("a", .high)
    world.pass(seconds: 5)
    let second = try store.perform(.setStatus([1], .done), as: CommandRecord("done 1"))
    let back = try store.undo()
    let copy = try World()
    copy.pass(seconds: 999)
    for (mutation, outcome) in [
      (Mutation.add(title: "a", priority: .high), first), (.setStatus([1], .done), second), (.undo(count: 1), back),
    ] {
      try copy.store.perform(mutation, as: CommandRecord(outcome.steps[0].command), making: outcome.made)
    }
    #expect(try copy.store.position() == store.position())
    #expect(try copy.store.task(1) == store.task(1))
  }

  @Test func `refuses a replay that names an id which is taken`() throws {
    try store.add("a")
    let made = Made(time: world.now, ids: [1], uuids: [TaskUUID()])
    #expect(throws: StoreError.taken(id: 1)) {
      try store.perform(.add(title: "b", priority: .low), as: CommandRecord("add"), making: made)
    }
    let uuid = try store.task(1).uuid
    #expect(throws: StoreError.taken(id: 7)) {
      try store.perform(
        .add(title: "b", priority: .low), as: CommandRecord("add"),
        making: Made(time: world.now, ids: [7], uuids: [uuid]))
    }
    #expect(try world.list == ["1 medium open a"])
  }
}

/// `reset 1 2`, `+3`, `foreign ~1-2`.
private func describe(_ change: TaskChange) -> String {
  switch change {
  case .reset(let tasks): return (["reset"] + tasks.map { String($0.id) }).joined(separator: " ")
  case .delta(let delta):
    let parts =
      delta.inserted.map { "+\($0.id)" } + delta.updated.map { "~\($0.id)" } + delta.removed.map { "-\($0.id)" }
    return (delta.isForeign ? "foreign " : "") + parts.joined()
  }
}
