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
      let fields = [task.title] + task.tags + [task.project ?? ""] + task.notes.map(\.text)
      return options.status.includes(task.status)
        && words.allSatisfy { word in fields.contains { SearchText.fold($0).contains(word) } }
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
    case .title: return stable(seen) { up ? precedes($0.title, $1.title) : precedes($1.title, $0.title) }
    case .created: return stable(seen) { up ? $0.created < $1.created : $0.created > $1.created }
    case .due:
      let dated = stable(seen.filter { $0.due != nil }) { a, b in
        guard let a = a.due, let b = b.due else { return false }
        return up ? a < b : b < a
      }
      return dated + seen.filter { $0.due == nil }.map(\.id)
    case .id: return (up ? seen : seen.reversed()).map(\.id)
    }
  }

  private func stable(_ tasks: [TaskItem], _ precedes: (TaskItem, TaskItem) -> Bool) -> [Int] {
    var sorted: [TaskItem] = []
    for task in tasks { sorted.insert(task, at: sorted.firstIndex { precedes(task, $0) } ?? sorted.count) }
    return sorted.map(\.id)
  }

  /// Words and numbers in turn; what the test's titles need.
  private func precedes(_ a: String, _ b: String) -> Bool {
    let a = SearchText.fold(a).split(separator: " "), b = SearchText.fold(b).split(separator: " ")
    for (x, y) in zip(a, b) where x != y {
      guard let x = Int(x), let y = Int(y) else { return x.utf8.lexicographicallyPrecedes(y.utf8) }
      if x != y { return x < y }
    }
    return a.count < b.count
  }
}

@Suite struct `The view` {
  private func task(_ id: Int, _ title: String = "t", _ priority: Priority = .medium) -> TaskItem {
    TaskItem(id: id, title: title, priority: priority, created: Timestamp(seconds: Int64(id)))
  }

  private func list(_ tasks: [TaskItem]) -> TaskSnapshot { TaskSnapshot(TaskColumns(tasks)) }

  private func delta(_ before: TaskItem?, _ after: TaskItem?) -> ViewInput {
    .change(.delta(TaskDelta([Revision(before: before, after: after)], steps: [], isForeign: false)))
  }

  /// Chunks and a sorted part so short that a few hundred tasks fill many of them, and the ones of the program.
  @Test(arguments: [TaskView.Sizes(chunk: 2, head: 3), .init(chunk: 4, head: 10), .init(chunk: 512, head: 256)])
  func `shows and counts what the naive one does, after random changes, filters, sorts and searches`(
    sizes: TaskView.Sizes
  ) {
    var random = SplitMix(state: 20_261_130)
    for _ in 0..<5 {
      let view = TaskView(sizes: sizes)
      var naive = NaiveView()
      var removed: [TaskItem] = []
      var nextID = 1
      for _ in 0..<250 {
        switch random.next() % 10 {
        case 0, 1, 2:
          // Several at once as well, and some that leave ids free.
          var revisions: [Revision] = []
          for _ in 0...(random.next() % 5 == 0 ? 20 : 0) {
            let new = RandomTask.task(nextID, using: &random)
            nextID += Int(random.next() % 3) + 1
            naive.tasks.append(new)
            revisions.append(Revision(before: nil, after: new))
          }
          view.apply(.change(.delta(TaskDelta(revisions, steps: [], isForeign: false))))
        case 3, 4, 5:
          guard let index = naive.tasks.indices.randomElement(using: &random) else { continue }
          let old = naive.tasks[index]
          naive.tasks[index] = RandomTask.task(old.id, using: &random)
          view.apply(delta(old, naive.tasks[index]))
        case 6:
          guard let index = naive.tasks.indices.randomElement(using: &random) else { continue }
          let old = naive.tasks.remove(at: index)
          removed.append(old)
          view.apply(delta(old, nil))
        case 7:
          // One that was removed comes back, or one that the view never knew.
          let known = removed.popLast()
          let free = (1..<nextID).filter { id in !naive.tasks.contains { $0.id == id } && known?.id != id }
          guard let back = known ?? free.randomElement(using: &random).map({ RandomTask.task($0, using: &random) })
          else { continue }
          removed.removeAll { $0.id == back.id }
          naive.tasks.append(back)
          view.apply(delta(nil, back))
        case 8:
          naive.options = RandomTask.options(using: &random)
          view.apply(.options(naive.options))
          if Bool.random(using: &random) { _ = view.rows(prefix: 5) }
        default:
          if random.next() % 5 == 0 {
            view.apply(.change(.reset(list(naive.tasks.sorted { $0.id < $1.id }))))
          }
        }
        let visible = naive.visible
        #expect(view.rows(prefix: 7).map(\.id) == Array(visible.prefix(7)))
        if random.next() % 3 == 0 { #expect(view.visibleIDs == visible) }
        #expect(view.update.segmentCounts == naive.counts)
        #expect(view.update.visibleCount == visible.count)
      }
      #expect(view.rows.map(\.self) == naive.visible.map { id in naive.tasks.first { $0.id == id } })
    }
  }

  @Test func `sorts a whole long list as the first part of it`() {
    var random = SplitMix(state: 4)
    let tasks = (1...3_000).map { RandomTask.task($0, using: &random) }
    for field in SortField.allCases {
      for isAscending in [true, false] {
        let view = TaskView()
        view.apply(.change(.reset(list(tasks))))
        view.apply(.options(ViewOptions(sort: SortOrder(field, isAscending: isAscending))))
        let first = view.rows(prefix: 100).map(\.id)
        #expect(view.visibleIDs.prefix(100) == first[...], "\(field) \(isAscending)")
      }
    }
  }

  @Test func `searches a list that was prepared in parts`() {
    let view = TaskView()
    view.apply(.change(.reset(list((1...100).map { task($0, "task \($0)") }))))
    #expect(!view.prepareSearch(upTo: 99))
    view.apply(delta(task(50, "task 50"), task(50, "fifty")))
    #expect(view.prepareSearch(upTo: 1))
    view.apply(delta(nil, task(101, "task fifty-one")))
    view.apply(.options(ViewOptions(search: "fifty")))
    #expect(view.visibleIDs == [50, 101])
    view.apply(.options(ViewOptions(search: "task 50")))
    #expect(view.visibleIDs == [])
  }

  @Test func `knows the ids that begin with some digits`() {
    let view = TaskView()
    view.apply(.change(.reset(list([4, 5, 39, 40, 41, 50, 400, 4001].map { task($0) }))))
    view.apply(delta(nil, task(45)))
    #expect(view.tasks(idPrefix: "4", limit: 9).map(\.id) == [4, 40, 41, 45, 400, 4001])
    #expect(view.tasks(idPrefix: "4", limit: 3).map(\.id) == [4, 40, 41])
    #expect(view.tasks(idPrefix: "04", limit: 3).isEmpty)
    #expect(view.tasks(idPrefix: "", limit: 2).map(\.id) == [4, 5])
  }

  @Test func `puts high first, and keeps the order of creation among equals (ultralist 157)`() {
    let view = TaskView()
    view.apply(.change(.reset(list([task(1, "a", .low), task(2, "b", .high), task(3, "c", .high), task(4, "d")]))))
    #expect(view.visibleIDs == [2, 3, 4, 1])
  }

  @Test func `orders titles as people expect: no case, no accents, numbers as numbers`() {
    let view = TaskView()
    let titles = ["file 10", "file 2", "Édith", "eva", "Zoë", "apple", "file 02b"]
    view.apply(.options(ViewOptions(sort: SortOrder(.title))))
    view.apply(.change(.reset(list(titles.enumerated().map { task($0 + 1, $1) }))))
    #expect(view.rows.map(\.title) == ["apple", "Édith", "eva", "file 2", "file 02b", "file 10", "Zoë"])
  }

  @Test func `finds all words, literally, without case and accents, and none across two fields (TW 2124)`() {
    let view = TaskView()
    var tagged = task(4, "plain")
    tagged.tags = ["café"]
    tagged.notes = [.init(entry: Timestamp(seconds: 0), text: "first foo-bar")]
    view.apply(.change(.reset(list([task(1, "Crème brûlée"), task(2, "foo-bar"), task(3, "foo bar"), tagged]))))
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

  @Test func `folds every scalar by itself as it does in a text`() {
    for value in UInt32(1)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Beside a scalar that is in no table, the whole text goes the long way.
      #expect(SearchText.fold("a\(scalar)b") + "\u{1F600}" == SearchText.fold("a\(scalar)b\u{1F600}"), "U+\(value)")
    }
    #expect(
      SearchText.fold("ÄÖÜ ß ǅ Ἀθῆναι ガギグ 한글 買い物 e\u{301}")
        == "aou ß ǆ αθηναι カキク \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 買い物 e")
  }

  @Test func `counts a preview in place of the search while there is one`() {
    let view = TaskView()
    view.apply(.change(.reset(list([task(1, "milk"), task(2, "bread")]))))
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

/// Tasks and options of all kinds, few enough of each that they meet.
enum RandomTask {
  private static let titles = [
    "apple", "Äpfel", "banana", "cherry", "apple pie", "task 2", "task 10", "task 010", "task 9999999999", "買い物 3",
    "買い物 21", "한글",
    "zebra crossing", "zebra crossings",
  ]

  static func task(_ id: Int, using random: inout SplitMix) -> TaskItem {
    TaskItem(
      id: id, title: titles.randomElement(using: &random) ?? "",
      priority: Priority.allCases.randomElement(using: &random) ?? .low,
      status: random.next() % 4 == 0 ? .done : .open, created: Timestamp(seconds: Int64(random.next() % 5) - 2),
      due: random.next() % 3 == 0 ? CalendarDate("2026-0\(random.next() % 9 + 1)-01") : nil,
      tags: random.next() % 4 == 0 ? ["pie", "zoo"] : [], project: random.next() % 4 == 0 ? "Café" : nil,
      notes: random.next() % 6 == 0 ? [.init(entry: Timestamp(seconds: 7), text: "an apple\u{0}")] : [])
  }

  static func options(using random: inout SplitMix) -> ViewOptions {
    ViewOptions(
      segment: PriorityFilter.allCases.randomElement(using: &random) ?? .all,
      status: StatusFilter.allCases.randomElement(using: &random) ?? .any,
      sort: SortOrder(
        SortField.allCases.randomElement(using: &random) ?? .id, isAscending: Bool.random(using: &random)),
      search: ["", "", "an", "apple", "pie app", "CAFE", "zzz", "\u{0}"].randomElement(using: &random) ?? "")
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
