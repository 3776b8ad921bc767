/// Work in the order of its time; what is due at the same time, in the order in which it was added.
///
/// A binary heap. Cancelled work holds no closure any longer, so it may lie here until its time comes or until the next
/// sweep.
package struct Agenda<Time: Comparable> {
  private struct Entry {
    let time: Time
    let number: Int
    let work: ScheduledWork

    func comes(before other: Entry) -> Bool {
      time == other.time ? number < other.number : time < other.time
    }
  }

  private var heap: [Entry] = []
  private var added = 0
  // Sweeping when twice as many lie here as after the last sweep costs O(1) an entry, amortised. 32 are not worth it.
  private var sweepAt = 32

  package init() {}

  /// When the first work that was not cancelled is due.
  ///
  /// - Complexity: O(1), and O(log n) for each cancelled entry it meets.
  package mutating func earliest() -> Time? {
    while let first = heap.first {
      if !first.work.isOver { return first.time }
      _ = removeFirst()
    }
    return nil
  }

  /// - Complexity: O(log n), amortised.
  package mutating func add(_ work: ScheduledWork, at time: Time) {
    if heap.count >= sweepAt { sweep() }
    heap.append(Entry(time: time, number: added, work: work))
    added += 1
    rise(from: heap.count - 1)
  }

  /// Takes out the first work, if it is due by `limit`.
  ///
  /// - Complexity: O(log n).
  package mutating func removeFirst(by limit: Time) -> (time: Time, work: ScheduledWork)? {
    guard let time = earliest(), time <= limit else { return nil }
    return (time, removeFirst().work)
  }

  private mutating func removeFirst() -> Entry {
    let first = heap[0]
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink(from: 0)
    }
    return first
  }

  private mutating func sweep() {
    heap.removeAll { $0.work.isOver }
    // In order is a heap, too.
    heap.sort { $0.comes(before: $1) }
    sweepAt = max(32, heap.count * 2)
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].comes(before: heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if heap[child].comes(before: heap[first]) { first = child }
      }
      if first == index { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
