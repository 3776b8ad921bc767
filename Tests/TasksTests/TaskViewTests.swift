import Observables
import Tasks
import Testing

/// The view as the tutorial has it: filter, then sort, all of it at each change. Slow, and plainly right.
struct NaiveView {
  var tasks: [TaskItem] = []
  var options = ViewOptions()

  var counted: [TaskItem] {
    let words = SearchText.fold(options.effectiveSearch).split(separator: " ")
    return tasks.filter { task in
      options.status.includes(task.status) && words.allSatisfy { SearchText.fold(task.title).contains($0) }
    }
  }

  var counts: [Int] {
    PriorityFilter.allCases.map { filter in counted.count { filter.includes($0.priority) } }
  }

  var visible: [Int] {
    let seen = counted.filter { options.segment.includes($0.priority) }.sorted { $0.id < $1.id }
    let up = options.sort.isAscending
    switch options.sort.field {
    case .priority: return stable(seen) { up ? $0.priority > $1.priority : $0.priority < $1.priority }
    case .title: return stable(seen) { up ? $0.title < $1.title : $0.title > $1.title }
    case .created: return stable(seen) { up ? $0.created < $1.created : $0.created > $1.created }
    case .due: return seen.map(\.id)
    case .id: return (up ? seen : seen.reversed()).map(\.id)
    }
  }

  private func stable(_ tasks: [TaskItem], _ precedes: (TaskItem, TaskItem) -> Bool) -> [Int] {
    var sorted: [TaskItem] = []
    for task in tasks { sorted.insert(task, at: sorted.firstIndex { precedes(task, $0) } ?? sorted.count) }
    return sorted.map(\.id)
  }
}

@Suite struct `The view` {
  private func task(_ id: Int, _ title: String = "t", _ priority: Priority = .medium) -> TaskItem {
    TaskItem(id: id, title: title, priority: priority, created: Timestamp(seconds: Int64(id)))
  }

  private func delta(_ before: TaskItem?, _ after: TaskItem?) -> ViewInput {
    .change(.delta(TaskDelta([Revision(before: before, after: after)], steps: [], isForeign: false)))
  }

  @Test func `shows and counts what the naive one does, after random changes, filters, sorts and searches`() {
    var random = SplitMix(state: 20_261_130)
    let titles = ["apple", "banana", "cherry", "date", "apple pie"]
    for _ in 0..<20 {
      let view = TaskView()
      var naive = NaiveView()
      var nextID = 1
      for turn in 0..<200 {
        switch random.next() % 8 {
        case 0, 1, 2:
          var new = task(
            nextID, titles.randomElement(using: &random) ?? "", Priority.allCases.randomElement(using: &random) ?? .low)
          new.created = Timestamp(seconds: Int64(random.next() % 5))
          nextID += 1
          naive.tasks.append(new)
          view.apply(delta(nil, new))
        case 3, 4:
          guard let index = naive.tasks.indices.randomElement(using: &random) else { continue }
          let old = naive.tasks[index]
          naive.tasks[index].priority = Priority.allCases.randomElement(using: &random) ?? .low
          naive.tasks[index].status = Bool.random(using: &random) ? .open : .done
          naive.tasks[index].title = titles.randomElement(using: &random) ?? ""
          view.apply(delta(old, naive.tasks[index]))
        case 5:
          guard let index = naive.tasks.indices.randomElement(using: &random) else { continue }
          view.apply(delta(naive.tasks.remove(at: index), nil))
        case 6:
          naive.options = ViewOptions(
            segment: PriorityFilter.allCases.randomElement(using: &random) ?? .all,
            status: StatusFilter.allCases.randomElement(using: &random) ?? .any,
            sort: SortOrder(
              SortField.allCases.randomElement(using: &random) ?? .id, isAscending: Bool.random(using: &random)),
            search: ["", "", "an", "apple", "pie app"].randomElement(using: &random) ?? "")
          view.apply(.options(naive.options))
        default:
          if turn % 10 == 0 { view.apply(.change(.reset(naive.tasks))) }
        }
        #expect(view.visibleIDs == naive.visible)
        #expect(view.update.segmentCounts == naive.counts)
        #expect(view.update.visibleCount == naive.visible.count)
      }
    }
  }

  @Test func `puts high first, and keeps the order of creation among equals (ultralist 157)`() {
    let view = TaskView()
    view.apply(.change(.reset([task(1, "a", .low), task(2, "b", .high), task(3, "c", .high), task(4, "d")])))
    #expect(view.visibleIDs == [2, 3, 4, 1])
  }

  @Test func `orders titles as people expect: no case, no accents, numbers as numbers`() {
    let view = TaskView()
    let titles = ["file 10", "file 2", "Édith", "eva", "Zoë", "apple", "file 02b"]
    view.apply(.options(ViewOptions(sort: SortOrder(.title))))
    view.apply(.change(.reset(titles.enumerated().map { task($0 + 1, $1) })))
    #expect(view.rows.map(\.title) == ["apple", "Édith", "eva", "file 2", "file 02b", "file 10", "Zoë"])
  }

  @Test func `finds all words, literally, without case and accents, and none across two fields (TW 2124)`() {
    let view = TaskView()
    var tagged = task(4, "plain")
    tagged.tags = ["café"]
    tagged.notes = [.init(entry: Timestamp(seconds: 0), text: "first foo-bar")]
    view.apply(.change(.reset([task(1, "Crème brûlée"), task(2, "foo-bar"), task(3, "foo bar"), tagged])))
    func found(_ text: String) -> [Int] {
      view.apply(.options(ViewOptions(search: text)))
      return view.visibleIDs
    }
    #expect(found("BRULEE creme") == [1])
    #expect(found("foo-bar") == [2, 4])
    #expect(found("cafe plain") == [4])
    #expect(found("caféfirst") == [])
    #expect(found("") == [1, 2, 3, 4])
  }

  @Test func `counts a preview in place of the search while there is one`() {
    let view = TaskView()
    view.apply(.change(.reset([task(1, "milk"), task(2, "bread")])))
    view.apply(.options(ViewOptions(search: "milk", preview: "bre")))
    #expect(view.visibleIDs == [2])
    view.apply(.options(ViewOptions(search: "milk")))
    #expect(view.visibleIDs == [1])
  }
}

@MainActor
@Suite struct `The pipeline` {
  @Test func `has one subscription at each source, and a thousand switches leave it so (Rx 437, 821, 1021)`() throws {
    let world = try World()
    let options = BehaviorRelay(value: ViewOptions())
    let view = TaskView()
    let updates = Recorder(TaskView.updates(of: world.store.changes, seenThrough: options, by: view))
    #expect(world.store.observerCount == 1 && options.observerCount == 1)
    for turn in 0..<1000 {
      var new = options.value
      new.segment = PriorityFilter.allCases[turn % 4]
      new.sort = new.sort.choosing(SortField.allCases[turn % 5])
      new.search = turn % 3 == 0 ? "x" : ""
      options.accept(new)
    }
    #expect(world.store.observerCount == 1 && options.observerCount == 1)
    #expect(updates.values.count == 1002)
  }

  @Test func `never hides a task that an older filter would: after high and all, a low one is seen`() throws {
    let world = try World()
    let options = BehaviorRelay(value: ViewOptions())
    let view = TaskView()
    let updates = Recorder(TaskView.updates(of: world.store.changes, seenThrough: options, by: view))
    options.accept(ViewOptions(segment: .high))
    options.accept(ViewOptions(segment: .all))
    try world.store.add("a", .low)
    #expect(updates.values.last?.segmentCounts == [1, 0, 0, 1])
    #expect(view.visibleIDs == [1])
  }

  @Test func `tells one update for one change of several options, and none that was never chosen`() throws {
    let world = try World()
    try world.store.add("a", .high)
    let options = BehaviorRelay(value: ViewOptions())
    let updates = Recorder(TaskView.updates(of: world.store.changes, seenThrough: options, by: TaskView()))
    options.accept(ViewOptions(segment: .high, status: .done))
    #expect(updates.values.map(\.visibleCount) == [0, 1, 0])
  }
}

/// A generator that gives the same numbers each time (SplitMix64, Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
