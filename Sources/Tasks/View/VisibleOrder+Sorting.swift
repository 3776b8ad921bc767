/// A slot and its key, as sorting moves them about.
private struct Keyed: BitwiseCopyable {
  let key: UInt64
  let slot: UInt32
}

extension TaskOrdering {
  /// The first `limit` of some slots, in order, by one pass. O(slots + what enters · log limit).
  func first(_ limit: Int, of slots: [UInt32], in columns: TaskColumns) -> [UInt32] {
    var best: [Keyed] = []
    best.reserveCapacity(2 * limit)
    func precedes(_ a: Keyed, _ b: Keyed) -> Bool {
      self.precedes(Int(a.slot), a.key, Int(b.slot), b.key, of: columns)
    }
    var worst: Keyed?
    func consider(_ slot: UInt32) {
      let next = Keyed(key: key(Int(slot), of: columns), slot: slot)
      if let worst, !precedes(next, worst) { return }
      best.append(next)
      // Sorted when it is twice too long: cheaper than to keep it in order.
      guard best.count == 2 * limit else { return }
      best.sort(by: precedes)
      best.removeLast(limit)
      worst = best.last
    }
    // Who comes first is best met first.
    if isMostlyReversed { slots.reversed().forEach(consider) } else { slots.forEach(consider) }
    best.sort(by: precedes)
    return best.prefix(limit).map(\.slot)
  }

  /// Slots in order. O(slots), by the bytes in which their keys differ; titles that begin alike are then compared.
  func sorted(_ slots: [UInt32], in columns: TaskColumns) -> [UInt32] {
    var slots = slots
    // The passes keep equals as they find them: as they were created.
    if !columns.isInOrderOfIDs { slots.sort { columns.ids[Int($0)] < columns.ids[Int($1)] } }
    var entries = slots.map { Keyed(key: key(Int($0), of: columns), slot: $0) }
    let first = entries.first?.key ?? 0
    let difference = entries.reduce(0) { $0 | ($1.key ^ first) }
    var spare = entries
    for shift in stride(from: UInt64(0), to: 64, by: 8) where difference >> shift & 0xFF != 0 {
      distribute(entries, into: &spare, by: shift)
      swap(&entries, &spare)
    }
    if order.field == .title { sortAlike(&entries, columns) }
    return entries.map(\.slot)
  }

  /// One pass of a radix sort: by one byte of the keys.
  private func distribute(_ entries: [Keyed], into sorted: inout [Keyed], by shift: UInt64) {
    var places = [Int](repeating: 0, count: 257)
    for entry in entries { places[Int(entry.key >> shift & 0xFF) + 1] += 1 }
    for byte in 1..<257 { places[byte] += places[byte - 1] }
    for entry in entries {
      let byte = Int(entry.key >> shift & 0xFF)
      sorted[places[byte]] = entry
      places[byte] += 1
    }
  }

  /// Sorts each run of equal keys by the whole comparison.
  private func sortAlike(_ entries: inout [Keyed], _ columns: TaskColumns) {
    var start = 0
    while start < entries.count {
      let end = entries[start...].firstIndex { $0.key != entries[start].key } ?? entries.count
      if end - start > 1 {
        entries[start..<end].sort { precedes(Int($0.slot), $0.key, Int($1.slot), $1.key, of: columns) }
      }
      start = end
    }
  }
}
