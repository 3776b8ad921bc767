import Observables
import Tasks
import Testing

@MainActor
@Suite struct `Commands that share a commit` {
  let world: World
  var store: TaskStore { world.store }

  init() throws { world = try World() }

  @Test func `are on disk together, each a step, and then observers hear of each`() throws {
    let other = try world.another()
    let seen = Recorder(store.changes.map { if case .delta(let delta) = $0 { delta.inserted.count } else { 0 } })
    try store.beginGroup()
    #expect(try store.add("a").steps.map(\.number) == [1])
    #expect(try store.add("b").steps.map(\.number) == [2])
    #expect(seen.values == [0])
    #expect(try other.counts().total() == 0)
    let tell = try store.commitGroup()
    #expect(try other.counts().total() == 2)
    #expect(seen.values == [0])
    for tell in tell { tell() }
    #expect(seen.values == [0, 1, 1])
    #expect(try store.add("c").steps.map(\.number) == [3])
    #expect(seen.values == [0, 1, 1, 1])
  }

  @Test func `leave the others be when one of them fails, half way too`() throws {
    try store.add("a")
    try store.beginGroup()
    try store.add("b")
    #expect(throws: StoreError.onlySteps(2, isRedo: false)) { try store.undo(3) }
    #expect(throws: StoreError.noTask(9)) { try store.perform(.remove([1, 9]), as: CommandRecord("remove 1 9")) }
    try store.add("c")
    _ = try store.commitGroup()
    #expect(try world.list == ["1 medium open a", "2 medium open b", "3 medium open c"])
    #expect(try store.position().step == 3)
  }

  @Test func `hear first what other sessions did`() throws {
    let seen = Recorder(store.changes.map { if case .delta(let delta) = $0 { delta.isForeign } else { false } })
    try world.another().add("theirs")
    try store.beginGroup()
    try store.add("mine")
    for tell in try store.commitGroup() { tell() }
    #expect(seen.values == [false, true, false])
  }
}

@MainActor
@Suite struct `A step backwards` {
  let world: World

  init() throws { world = try World() }

  @Test func `is told and listed like any other, though it is not written twice`() throws {
    let store = world.store
    try store.add("a", .high)
    try store.add("b", .low)
    let other = try world.another()
    let seen = Recorder(other.changes)
    try store.perform(.setStatus([1, 2], .done), as: CommandRecord("done 1-2"))
    try store.undo()
    try store.redo()
    try store.undo()
    for (step, revisions) in try store.history(of: 2, limit: 9) where step.kind.target != nil {
      #expect(revisions.map(\.id) == ([4, 6].contains(step.number) ? [2, 1] : [1, 2]))
      #expect(
        revisions.allSatisfy { $0.differences() == [step.number == 5 ? "status open → done" : "status done → open"] })
    }
    #expect(try store.history(of: 1, limit: 9).map(\.step.number) == [6, 5, 4, 3, 1])
    try other.catchUp()
    guard case .delta(let delta)? = seen.values.last else { return }
    #expect(delta.steps.map(\.number) == [3, 4, 5, 6] && delta.updated.isEmpty)
  }

  @Test func `is written where it is not quite the step backwards`() throws {
    let store = world.store
    try store.add("a", .high)
    try store.perform(.setPriority([1], .low), as: CommandRecord("priority 1 low"))
    try store.perform(.setTitle(1, "b"), as: CommandRecord("edit 1 b"))
    let session = try world.another()
    try session.perform(.setTitle(1, "c"), as: CommandRecord("edit 1 c"))
    #expect(throws: StoreError.self) { try store.undo(1) }
    try session.undo()
    try store.undo(2)
    #expect(try world.list == ["1 high open a"])
    #expect(try store.history(of: 1, limit: 1)[0].revisions.map { $0.differences() } == [["priority low → high"]])
  }
}

@MainActor
@Suite struct `A narrowed list` {
  @Test func `reads the tasks that are looked at, and counts the others where that is wanted`() throws {
    let world = try World()
    for (title, priority) in [("a", Priority.high), ("b", .low), ("c", .low)] { try world.store.add(title, priority) }
    try world.store.perform(.setStatus([3], .done), as: CommandRecord("done 3"))
    for isCounting in [true, false] {
      let store = try world.another()
      store.narrow(to: TaskQuery(status: .open, segment: .high), countingOthers: isCounting)
      let view = TaskView()
      let options = ViewOptions(segment: .high)
      view.apply(.options(options))
      let changes = Recorder(store.changes)
      changes.values.forEach { view.apply(.change($0)) }
      #expect(view.rows.map(\.title) == ["a"])
      #expect(view.update.segmentCounts == (isCounting ? [2, 1, 0, 1] : [1, 1, 0, 0]))
      #expect(view.update.visibleCount == 1)
    }
  }
}
