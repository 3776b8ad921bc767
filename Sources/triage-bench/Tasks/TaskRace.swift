import Persistence
import Tasks

/// The list inside the program: what a change, a switch and a search cost at a small and at a large number of tasks.
struct TaskRace {
  /// With which the large list is compared: what fits the processor's caches.
  private static let few = 1_000
  /// What fills a terminal.
  private static let screenful = 24

  let count: Int

  func run(rounds: Int) throws(BenchError) -> [Row] {
    let workshop = try Workshop()
    let store = try SampleStore(filling: TaskRace.emptyStore(in: workshop, "many"), count: count)
    let fewStore = try SampleStore(filling: TaskRace.emptyStore(in: workshop, "few"), count: TaskRace.few)
    let bare = TaskRace.least(rounds) { _ = store.bareRead() }
    let titles = Double(store.bareRead()) / Double(count)
    let view = try TaskRace.view(of: store.path)
    let memory = try memory(store.path)
    func size(_ when: String, _ bytes: Double) -> Row {
      Row(
        workload: "memory a task, beyond its title\(when)", variant: "title", value: bytes - titles, unit: .bytes,
        limit: titles, bound: 120)
    }
    func time(_ workload: String, _ value: Double, atMost bound: Double) -> Row {
      Row(workload: workload, variant: "bare read", value: value, unit: .milliseconds, limit: bare, bound: bound)
    }
    var rows = [
      size("", memory.atFirst), size(", once searched", memory.onceSearched),
      time("read the list", try TaskRace.loading(store.path, rounds), atMost: 3.5),
      time("the first search", memory.firstSearch, atMost: 2),
    ]
    for (name, options, bound) in TaskRace.looks {
      let value = TaskRace.least(rounds) {
        view.apply(.options(options))
        TaskRace.look(at: view)
      } before: {
        view.apply(.options(ViewOptions(search: options.search.isEmpty ? "" : "nothing like it")))
      }
      rows.append(time(name, value, atMost: bound))
    }
    view.apply(.options(ViewOptions()))
    let small = try TaskRace.view(of: fewStore.path)
    for sorted in ["", ", all sorted"] {
      if !sorted.isEmpty { _ = (small.visibleIDs, view.visibleIDs) }
      for change in Change.allCases {
        let (limit, value) = TaskRace.duel(rounds, change, small, view)
        rows.append(
          Row(
            workload: change.name + sorted, variant: "1,000 tasks", value: value, unit: .nanoseconds, limit: limit,
            bound: 2))
      }
    }
    return rows
  }

  /// Other options, what they are called, and their bound: in proportion to what was promised for a million, at which the
  /// bare read takes some 400 ms on a machine that is neither fast nor slow.
  private static let looks: [(String, ViewOptions, Double)] = [
    ("show high", ViewOptions(segment: .high), 0.15),
    ("sort title", ViewOptions(sort: SortOrder(.title)), 0.3),
    ("sort created desc", ViewOptions(sort: SortOrder(.created, isAscending: false)), 0.15),
    ("search: a common word", ViewOptions(search: "the"), 0.5),
    ("search: two words", ViewOptions(search: "milk ana"), 0.5),
    ("search: a letter", ViewOptions(search: "e"), 0.5),
    ("search: nothing", ViewOptions(search: "zebra"), 0.5),
  ]

  private static func look(at view: TaskView) {
    for task in view.rows(prefix: screenful) { Checksum.shared.add(task.title.utf8.count) }
    Checksum.shared.add(view.update.segmentCounts.reduce(0, +))
  }

  /// A change of one task, told to a view and looked at.
  private enum Change: CaseIterable {
    case add, done, priority

    var name: String {
      switch self {
      case .add: "add, and look"
      case .done: "done, and look"
      case .priority: "priority, and look"
      }
    }

    func apply(_ turn: Int, of tasks: Int, to view: TaskView) {
      let id = self == .add ? tasks + turn + 1 : turn * 7 % tasks + 1
      let before = TaskItem(id: id, title: "a task like others", created: Timestamp(seconds: 1_796_000_000))
      var after = before
      if self == .done { after.status = turn.isMultiple(of: 2) ? .done : .open }
      if self == .priority { after.priority = Priority.allCases[turn % 3] }
      let revision = Revision(before: self == .add ? nil : before, after: after)
      view.apply(.change(.delta(TaskDelta([revision], steps: [], isForeign: true))))
    }
  }

  /// Nanoseconds a change: on the small list and on the large one, in turns.
  private static func duel(_ rounds: Int, _ change: Change, _ few: TaskView, _ many: TaskView) -> (Double, Double) {
    let turns = 100
    var best = (Double.infinity, Double.infinity)
    look(at: few)
    look(at: many)
    for round in 0..<rounds {
      func time(_ view: TaskView, _ tasks: Int) -> Double {
        measure(operations: turns) {
          for turn in 0..<turns {
            change.apply(round * turns + turn, of: tasks, to: view)
            look(at: view)
          }
        }.perOperation
      }
      best = (min(best.0, time(few, TaskRace.few)), min(best.1, time(many, many.update.segmentCounts[0])))
    }
    return best
  }

  // MARK: loading

  private static func emptyStore(in workshop: borrowing Workshop, _ name: String) throws(BenchError) -> String {
    let path = workshop.path + "/" + name
    do throws(StoreError) { _ = try SQLiteTaskDatabase.open(path, createIfMissing: true) } catch {
      throw .failed(program: "the store", how: "\(error)")
    }
    return path
  }

  private static func columns(_ path: String) throws(BenchError) -> TaskColumns {
    do throws(StoreError) { return try SQLiteTaskDatabase.open(path).columns(TaskQuery(status: .open)).columns } catch {
      throw .failed(program: "the store", how: "\(error)")
    }
  }

  private static func view(of path: String) throws(BenchError) -> TaskView {
    let view = TaskView()
    view.apply(.change(.reset(TaskSnapshot(try columns(path)))))
    return view
  }

  private static func loading(_ path: String, _ rounds: Int) throws(BenchError) -> Double {
    var fault: BenchError?
    let time = least(rounds) {
      do throws(BenchError) { _ = try columns(path) } catch { fault = error }
    }
    if let fault { throw fault }
    return time
  }

  /// Bytes a task that a view keeps with a first screenful and once it has searched, and the milliseconds of that search.
  private func memory(
    _ path: String
  ) throws(BenchError) -> (atFirst: Double, onceSearched: Double, firstSearch: Double) {
    _ = try TaskRace.view(of: path)
    let before = Heap.bytesInUse
    let view = try TaskRace.view(of: path)
    TaskRace.look(at: view)
    let atFirst = Heap.bytesInUse - before
    let search = measure(operations: 1) {
      view.apply(.options(ViewOptions(search: "ana")))
      TaskRace.look(at: view)
    }
    let onceSearched = Heap.bytesInUse - before
    return withExtendedLifetime(view) {
      (Double(atFirst) / Double(count), Double(onceSearched) / Double(count), search.nanoseconds / 1e6)
    }
  }

  /// The least milliseconds of several rounds.
  private static func least(_ rounds: Int, _ body: () -> Void, before prepare: () -> Void = {}) -> Double {
    var best = Double.infinity
    for _ in 0..<max(3, rounds / 3) {
      prepare()
      best = min(best, measure(operations: 1, body).nanoseconds / 1e6)
    }
    return best
  }
}
