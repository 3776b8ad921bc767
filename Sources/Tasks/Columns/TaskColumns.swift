/// Tasks by the million: each field in a column of its own, all texts in one block.
///
/// ```
/// slot       0   1   2   3
/// ids        1   2   5   6
/// kinds      h   m   –   l      5 was removed: its slot stays empty
/// texts      buy milk|call the plumber|…
/// ```
/// A task keeps its *slot*, a number from 0, for as long as the columns live. It costs 65 bytes beside its texts, and is made
/// a `TaskItem` only where somebody wants to have a look at it. What is not offered: any order but that of the slots.
public struct TaskColumns: Sendable {
  var ids: [Int] = []
  var kinds: [TaskKind] = []
  var created: [Int64] = []
  /// The day as a number that sorts, see `CalendarDate.packed`; 0 for none.
  var due: [UInt32] = []
  var texts = TextBlock()
  private var uuids: [TaskUUID] = []
  private var modified: [Int64] = []
  /// `never` for a task that is not done.
  private var finished: [Int64] = []
  /// So many slots, from the first, have ascending ids. Tasks that come back later than younger ones end the run.
  private var ascending = 0
  /// The slots behind the ascending ones.
  private var strays: [Int: Int] = [:]
  /// How many tasks there are of each kind.
  public private(set) var counts = TaskCounts()

  private static let never = Int64.min

  /// No tasks.
  public init() {}

  /// These tasks, in slots in their order.
  public init(_ tasks: some Sequence<TaskItem>) {
    for task in tasks { set(task) }
  }

  /// The number of slots, empty ones included.
  var slotCount: Int { ids.count }

  /// Whether slots follow each other as their ids do.
  var isInOrderOfIDs: Bool { strays.isEmpty }

  /// The slot that a task has or had; nil where it never had one. O(log tasks).
  func slot(of id: Int) -> Int? {
    let place = firstSlot(from: id)
    return place < ascending && ids[place] == id ? place : strays[id]
  }

  /// The slots of tasks whose ids are in a range, smallest id first, at most so many. O(limit + log tasks + strays).
  func slots(in range: ClosedRange<Int>, limit: Int) -> [Int] {
    var found: [Int] = []
    var place = firstSlot(from: range.lowerBound)
    while place < ascending, ids[place] <= range.upperBound, found.count < limit {
      if kinds[place].isTaken { found.append(place) }
      place += 1
    }
    guard !strays.isEmpty else { return found }
    found += strays.filter { range.contains($0.key) && kinds[$0.value].isTaken }.values
    return Array(found.sorted { ids[$0] < ids[$1] }.prefix(limit))
  }

  /// The first of the ascending slots whose id is not smaller.
  private func firstSlot(from id: Int) -> Int {
    var low = 0, high = ascending
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The task in a slot.
  subscript(slot: Int) -> TaskItem {
    withTask(slot) { TaskItem($0, title: String(decoding: $1, as: UTF8.self), texts: $2) }
  }

  /// Lends what is in a slot: the fields, the bytes of the title, and the other texts.
  @inline(__always)
  func withTask<Result>(_ slot: Int, _ body: (TaskFields, UnsafeRawBufferPointer, TaskTexts?) -> Result) -> Result {
    let end = finished[slot]
    let fields = TaskFields(
      id: ids[slot], uuid: uuids[slot], priority: kinds[slot].priority, status: kinds[slot].status,
      created: Timestamp(seconds: created[slot]), modified: Timestamp(seconds: modified[slot]),
      finished: end == Self.never ? nil : Timestamp(seconds: end), due: CalendarDate(packed: due[slot]))
    return texts.withBytes(slot) { body(fields, TextCoding.title(of: $0), TextCoding.texts(in: $0)) }
  }

  /// All tasks, in the order of their slots. O(tasks), and much more memory than the columns.
  public var tasks: [TaskItem] { (0..<slotCount).filter { kinds[$0].isTaken }.map { self[$0] } }
}

/// Changing.
extension TaskColumns {
  /// Makes room for so many tasks.
  package mutating func reserve(_ count: Int) {
    ids.reserveCapacity(count)
    kinds.reserveCapacity(count)
    created.reserveCapacity(count)
    due.reserveCapacity(count)
    uuids.reserveCapacity(count)
    modified.reserveCapacity(count)
    finished.reserveCapacity(count)
    texts.reserve(count)
  }

  /// Adds a task whose id is larger than any before it. The bytes of the title may be any: no string is made of what nobody
  /// may ever look at.
  package mutating func append(_ task: TaskFields, title: UnsafeRawBufferPointer, texts: TaskTexts?) {
    ascending += 1
    appendSlot(task, title, texts)
  }

  @inline(__always)
  private mutating func appendSlot(_ task: TaskFields, _ title: UnsafeRawBufferPointer, _ others: TaskTexts?) {
    ids.append(task.id)
    uuids.append(task.uuid)
    kinds.append(TaskKind(task.priority, task.status))
    created.append(task.created.seconds)
    modified.append(task.modified.seconds)
    finished.append(task.finished?.seconds ?? Self.never)
    due.append(task.due?.packed ?? 0)
    texts.append(title, others)
    counts[task.priority, task.status] += 1
  }

  /// Puts a task into its slot, a new one where it has none; returns the slot.
  @discardableResult
  mutating func set(_ task: TaskItem) -> Int {
    guard let slot = slot(of: task.id) else {
      let isNext = ascending == slotCount && ids.last.map { $0 < task.id } ?? true
      if isNext { ascending += 1 } else { strays[task.id] = slotCount }
      var title = task.title
      title.withUTF8 { appendSlot(task.fields, UnsafeRawBufferPointer($0), task.texts) }
      return slotCount - 1
    }
    if kinds[slot].isTaken { counts[kinds[slot].priority, kinds[slot].status] -= 1 }
    counts[task.priority, task.status] += 1
    kinds[slot] = TaskKind(task.priority, task.status)
    (uuids[slot], created[slot], modified[slot]) = (task.uuid, task.created.seconds, task.modified.seconds)
    finished[slot] = task.finished?.seconds ?? Self.never
    due[slot] = task.due?.packed ?? 0
    texts.replace(slot, with: task.title, task.texts)
    return slot
  }

  /// Empties a slot.
  mutating func remove(_ slot: Int) {
    guard kinds[slot].isTaken else { return }
    counts[kinds[slot].priority, kinds[slot].status] -= 1
    kinds[slot] = .empty
  }
}
