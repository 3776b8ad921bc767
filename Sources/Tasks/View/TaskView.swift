/// What flows into the view: a change of the tasks, or other options.
public enum ViewInput: Sendable {
  /// The store tells what has changed.
  case change(TaskChange)
  /// Somebody wants to see something else.
  case options(ViewOptions)
}

/// What the view tells after each input: small, whatever the length of the list.
public struct ViewUpdate: Sendable {
  /// The options that are in force.
  public var options = ViewOptions()
  /// The number of tasks in each segment, by its place in the bar, as status and search leave them.
  public var segmentCounts = [Int](repeating: 0, count: PriorityFilter.allCases.count)
  /// The number of tasks that are seen.
  public var visibleCount = 0
  /// What led to this update; nil: the options did.
  public var change: TaskChange?

  /// The state before the first input.
  public init() {}
}

/// The list as it is seen: folds changes and options into counts and a sorted index of what is visible.
///
/// One `scan` keeps it. It is folded there, and read on the main thread between two inputs; both happen on the thread of
/// the shell's loop.
public final class TaskView: @unchecked Sendable {
  // Protected by the pipeline: its merge gate lets in one input at a time.
  private var tasks: [Int: TaskItem] = [:]
  private var visible: [Int] = []
  private var query = SearchQuery("")
  /// What the last input led to.
  public private(set) var update = ViewUpdate()

  /// An empty list, seen through the options of a new session.
  public init() {}

  /// Folds one input. A delta costs O(changed · log visible) comparisons, a reset or other options O(tasks · log visible).
  public func apply(_ input: ViewInput) {
    switch input {
    case .options(let options):
      update.change = nil
      guard options != update.options else { return }
      update.options = options
      query = SearchQuery(options.effectiveSearch)
      rebuild()
    case .change(let change):
      update.change = change
      switch change {
      case .reset(let all):
        tasks = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        rebuild()
      case .delta(let delta):
        for task in delta.removed { replace(task.id, with: nil) }
        for task in delta.inserted { replace(task.id, with: task) }
        for task in delta.updated { replace(task.id, with: task) }
      }
    }
    update.visibleCount = visible.count
  }

  /// The visible tasks in their order. O(visible).
  public var rows: [TaskItem] { rows(prefix: visible.count) }

  /// The first of the visible tasks in their order. O(`count`).
  public func rows(prefix count: Int) -> [TaskItem] { visible.prefix(count).compactMap { tasks[$0] } }

  /// The ids of the visible tasks in their order.
  public var visibleIDs: [Int] { visible }

  /// The known tasks whose ids begin with `digits`, smallest first, for completion.
  public func tasks(idPrefix digits: String, limit: Int) -> [TaskItem] {
    tasks.keys.filter { String($0).hasPrefix(digits) }.sorted().prefix(limit).compactMap { tasks[$0] }
  }

  // MARK: folding

  private var ordering: TaskOrdering { TaskOrdering(order: update.options.sort) }

  private func isCounted(_ task: TaskItem) -> Bool {
    update.options.status.includes(task.status) && query.matches(task)
  }

  private func rebuild() {
    update.segmentCounts = update.segmentCounts.map { _ in 0 }
    var seen: [TaskItem] = []
    for task in tasks.values where isCounted(task) {
      count(task, by: 1)
      if update.options.segment.includes(task.priority) { seen.append(task) }
    }
    let ordering = ordering
    seen.sort { ordering.precedes($0, $1) }
    visible = seen.map(\.id)
  }

  private func count(_ task: TaskItem, by step: Int) {
    for filter in PriorityFilter.allCases where filter.includes(task.priority) {
      update.segmentCounts[filter.segment] += step
    }
  }

  private func replace(_ id: Int, with task: TaskItem?) {
    if let old = tasks[id], isCounted(old) {
      count(old, by: -1)
      if update.options.segment.includes(old.priority) { visible.remove(at: place(of: old)) }
    }
    tasks[id] = task
    if let task, isCounted(task) {
      count(task, by: 1)
      if update.options.segment.includes(task.priority) { visible.insert(task.id, at: place(of: task)) }
    }
  }

  /// The first place in `visible` before which every task precedes this one.
  private func place(of task: TaskItem) -> Int {
    let ordering = ordering
    var low = 0, high = visible.count
    while low < high {
      let middle = (low + high) / 2
      if let other = tasks[visible[middle]], ordering.precedes(other, task) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
