/// The slots of the visible tasks in their order: all of them, or as many of the first as anybody has looked at.
///
/// ```
/// whole      [3 1 7 …] [2 8 …] [5 …]      chunks of some hundred
/// not whole  [3 1 7 …]                    and what comes behind is not sorted
/// ```
/// Putting a slot in or taking one out costs O(log n) comparisons and a move within one chunk. Of what lies behind the sorted
/// part nobody keeps account: a change there costs nothing.
struct VisibleOrder {
  private(set) var chunks: [[UInt32]] = []
  /// The number of slots in their order.
  private(set) var count = 0
  /// Whether those are all.
  let isWhole: Bool
  private let ordering: TaskOrdering
  /// A chunk is cut in two when it is twice as long.
  private let chunkSize: Int

  /// Slots that are in their order already.
  init(_ sorted: [UInt32], isWhole: Bool, by ordering: TaskOrdering, chunkSize: Int) {
    self.isWhole = isWhole
    self.ordering = ordering
    self.chunkSize = chunkSize
    count = sorted.count
    chunks = stride(from: 0, to: count, by: chunkSize).map { Array(sorted[$0..<min($0 + chunkSize, count)]) }
  }

  /// The first slots. O(`limit`).
  func prefix(_ limit: Int) -> [UInt32] {
    var slots: [UInt32] = []
    slots.reserveCapacity(min(limit, count))
    for chunk in chunks {
      slots += chunk.prefix(limit - slots.count)
      if slots.count == limit { break }
    }
    return slots
  }

  /// Puts a slot in its place, unless that lies behind what is sorted.
  mutating func insert(_ slot: Int, in columns: TaskColumns) {
    var (chunk, place) = place(of: slot, in: columns)
    if chunk == chunks.count {
      guard isWhole else { return }
      if chunks.isEmpty { chunks.append([]) }
      chunk = chunks.count - 1
      place = chunks[chunk].count
    }
    chunks[chunk].insert(UInt32(slot), at: place)
    count += 1
    if chunks[chunk].count >= 2 * chunkSize {
      chunks.insert(Array(chunks[chunk][chunkSize...]), at: chunk + 1)
      chunks[chunk].removeLast(chunks[chunk].count - chunkSize)
    }
  }

  /// Takes a slot out, where it is in what is sorted. The columns must still be what they were when it was put in.
  mutating func remove(_ slot: Int, in columns: TaskColumns) {
    let (chunk, place) = place(of: slot, in: columns)
    guard chunk < chunks.count, chunks[chunk][place] == UInt32(slot) else { return }
    chunks[chunk].remove(at: place)
    count -= 1
    if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
  }

  /// The chunk and the place in it of the first slot that does not come before this one.
  private func place(of slot: Int, in columns: TaskColumns) -> (chunk: Int, place: Int) {
    let key = ordering.key(slot, of: columns)
    func precedes(_ other: UInt32) -> Bool {
      ordering.precedes(Int(other), ordering.key(Int(other), of: columns), slot, key, of: columns)
    }
    let chunk = chunks.partitionPoint { chunk in chunk.last.map(precedes) ?? true }
    return (chunk, chunk < chunks.count ? chunks[chunk].partitionPoint(precedes) : 0)
  }
}

extension Array {
  /// The number of elements, from the first, that fulfil what the others do not. O(log count).
  fileprivate func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
