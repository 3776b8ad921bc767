/// The list as it is seen: folds changes and options into counts and a sorted index of what is visible.
///
/// One `scan` keeps it. It is folded there, and read on the main thread between two inputs; both happen on the thread of
/// the shell's loop.
public final class TaskView: @unchecked Sendable {
  // Protected by the pipeline: its merge gate lets in one input at a time.
  private var columns = TaskColumns()
  /// Tasks that were not read, for the bar alone.
  private var unread = TaskCounts()
  private var query = SearchQuery("")
  private var block = SearchBlock()
  /// For each slot, whether it matches the search; empty where there is none.
  private var matches: [Bool] = []
  private var matchCounts = TaskCounts()
  /// Nil until somebody looks.
  private var order: VisibleOrder?
  private let sizes: Sizes
  /// What the last input led to.
  public private(set) var update = ViewUpdate()

  /// How the sorted index is kept.
  package struct Sizes: Sendable {
    /// So many slots are moved at most when one comes or goes.
    package var chunk = 512
    /// So many of the first are sorted when some are looked at: a few screens, so that it rarely happens again.
    package var head = 256

    /// Sizes as given, for tests.
    package init(chunk: Int, head: Int) { (self.chunk, self.head) = (chunk, head) }

    init() {}
  }

  /// An empty list, seen through the options of a new session.
  public convenience init() { self.init(sizes: Sizes()) }

  package init(sizes: Sizes) { self.sizes = sizes }

  /// Folds one input. A delta costs O(changed · log visible), whatever the length of the list; other options cost O(1), with
  /// a search O(text). What is sorted is sorted when somebody looks.
  public func apply(_ input: ViewInput) {
    update.delta = nil
    switch input {
    case .options(let options):
      guard options != update.options else { return }
      let isNewSearch = options.effectiveSearch != update.options.effectiveSearch
      update.options = options
      if isNewSearch { search() }
      order = nil
    case .change(.reset(let snapshot)):
      columns = snapshot.columns
      unread = snapshot.unread
      block = SearchBlock()
      search()
      order = nil
    case .change(.delta(let delta)):
      update.delta = delta
      // Where much is different, sorting anew is cheaper than finding each place.
      if delta.count > max(sizes.head, columns.slotCount / 8) { order = nil }
      for task in delta.removed { replace(task.id, with: nil) }
      for task in delta.inserted { replace(task.id, with: task) }
      for task in delta.updated { replace(task.id, with: task) }
    }
    count()
  }

  /// Prepares for searching, a part at a time: takes up at most so many tasks more. True when nothing is left to do.
  public func prepareSearch(upTo budget: Int) -> Bool { block.prepare(columns, upTo: budget) }

  // MARK: looking

  /// The visible tasks in their order. O(visible · log visible) at the first look, O(visible) after.
  public var rows: VisibleTasks { rows(prefix: update.visibleCount) }

  /// The first of the visible tasks in their order. O(tasks) at the first look, O(`count`) after.
  public func rows(prefix count: Int) -> VisibleTasks {
    VisibleTasks(columns: columns, slots: sorted(count).prefix(count))
  }

  /// The ids of the visible tasks in their order.
  public var visibleIDs: [Int] {
    sorted(update.visibleCount).prefix(update.visibleCount).map { columns.ids[Int($0)] }
  }

  /// The known tasks whose ids begin with `digits`, smallest first, for completion.
  public func tasks(idPrefix digits: String, limit: Int) -> [TaskItem] {
    guard let first = Int(digits), first > 0, String(first) == digits else {
      return digits.isEmpty ? columns.slots(in: 1...Int.max, limit: limit).map { columns[$0] } : []
    }
    var found: [Int] = []
    // 4, 40–49, 400–499, …
    var range = first...first
    while found.count < limit {
      found += columns.slots(in: range, limit: limit - found.count)
      let (low, isTooLarge) = range.lowerBound.multipliedReportingOverflow(by: 10)
      let (high, isTooWide) = range.upperBound.multipliedReportingOverflow(by: 10)
      guard !isTooLarge, !isTooWide, high <= Int.max - 9 else { break }
      range = low...(high + 9)
    }
    return found.map { columns[$0] }
  }

  /// The order, sorted at least as far as `count`.
  private func sorted(_ count: Int) -> VisibleOrder {
    if let order, order.isWhole || order.count >= min(count, update.visibleCount) { return order }
    let ordering = TaskOrdering(order: update.options.sort)
    let slots = visibleSlots
    // One pass for the first ones costs less than sorting all, unless they are nearly all.
    let limit = max(sizes.head, 2 * count)
    let isWhole = limit >= slots.count / 4
    let sorted = isWhole ? ordering.sorted(slots, in: columns) : ordering.first(limit, of: slots, in: columns)
    let new = VisibleOrder(sorted, isWhole: isWhole, by: ordering, chunkSize: sizes.chunk)
    order = new
    return new
  }

  private var visibleSlots: [UInt32] {
    // Of no elements it would be the empty array that all threads share, and its count would be written to.
    if update.visibleCount == 0 { return [] }
    let kinds = visibleKinds
    return [UInt32](unsafeUninitializedCapacity: update.visibleCount) { slots, count in
      for slot in columns.kinds.indices where kinds.contains(columns.kinds[slot]) && isMatch(slot) {
        slots.initializeElement(at: count, to: UInt32(slot))
        count += 1
      }
    }
  }

  // MARK: folding

  private var visibleKinds: TaskKind.Set {
    let options = update.options
    return TaskKind.Set { options.segment.includes($0) && options.status.includes($1) }
  }

  private func isMatch(_ slot: Int) -> Bool { query.isEmpty || matches[slot] }

  private func search() {
    query = SearchQuery(update.options.effectiveSearch)
    matchCounts = TaskCounts()
    matches = query.isEmpty ? [] : block.matches(query, in: columns)
    for slot in matches.indices where matches[slot] { tally(slot, 1) }
  }

  /// Counts a slot that matches.
  private func tally(_ slot: Int, _ step: Int) {
    let kind = columns.kinds[slot]
    if kind.isTaken { matchCounts[kind.priority, kind.status] += step }
  }

  private func replace(_ id: Int, with task: TaskItem?) {
    let kinds = visibleKinds
    if let slot = columns.slot(of: id), columns.kinds[slot].isTaken {
      if kinds.contains(columns.kinds[slot]), isMatch(slot) { order?.remove(slot, in: columns) }
      if !query.isEmpty, matches[slot] { tally(slot, -1) }
      if task == nil { columns.remove(slot) }
    }
    guard let task else { return }
    let slot = columns.set(task)
    block.noteChange(of: slot)
    if !query.isEmpty {
      if slot == matches.count { matches.append(false) }
      matches[slot] = query.matches(slot, of: columns)
      if matches[slot] { tally(slot, 1) }
    }
    if kinds.contains(columns.kinds[slot]), isMatch(slot) { order?.insert(slot, in: columns) }
  }

  private func count() {
    let options = update.options
    for filter in PriorityFilter.allCases {
      let counted = TaskQuery(status: options.status, segment: filter)
      update.segmentCounts[filter.segment] =
        query.isEmpty ? columns.counts.total(counted) + unread.total(counted) : matchCounts.total(counted)
    }
    update.visibleCount = (query.isEmpty ? columns.counts : matchCounts).total(
      TaskQuery(status: options.status, segment: options.segment))
  }
}
