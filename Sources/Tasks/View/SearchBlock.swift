import Glibc

/// What a search looks at of all tasks, folded once, in one block: a search is one sweep of `strstr` for each of its words.
///
/// ```
/// buy milk\ncall the plumber\nwater the plants\n<0>
/// ^0        ^9                ^26                     starts
/// ```
/// It is made at the first search and only ever grows. A task whose text has changed since is looked at by itself, until
/// there are so many of them that the block is made anew.
struct SearchBlock: Sendable {
  private var bytes: [UInt8] = [0]
  /// Where each slot's text starts, and where the next one's will.
  private var starts = [0]
  private var changed: Set<Int> = []

  /// The number of slots whose text is in the block.
  private var covered: Int { starts.count - 1 }

  /// Takes up the texts of at most `budget` slots that are not in the block yet; true when all are. O(their length).
  mutating func prepare(_ columns: TaskColumns, upTo budget: Int) -> Bool {
    let end = covered + min(columns.slotCount - covered, budget)
    if covered < end {
      if covered == 0 {
        // Folded texts are about as long, and each ends with a newline.
        starts.reserveCapacity(columns.slotCount + 1)
        bytes.reserveCapacity(columns.texts.byteCount + columns.slotCount + 1)
      }
      bytes.removeLast()
      for slot in covered..<end {
        columns.texts.withBytes(slot) { TextCoding.fold($0, into: &bytes) }
        bytes.append(UInt8(ascii: "\n"))
        starts.append(bytes.count)
      }
      bytes.append(0)
    }
    return covered == columns.slotCount
  }

  /// The text of a slot is not what it was.
  mutating func noteChange(of slot: Int) {
    guard slot < covered else { return }
    changed.insert(slot)
    // A text by itself takes some twenty times as long as one in the block.
    if changed.count > max(1_000, covered / 20) { self = SearchBlock() }
  }

  /// For each slot, whether it matches.
  mutating func matches(_ query: SearchQuery, in columns: TaskColumns) -> [Bool] {
    _ = prepare(columns, upTo: .max)
    var all: [Bool]?
    for word in query.words {
      let found = sweep(word)
      all = all.map { all in zip(all, found).map { $0 && $1 } } ?? found
    }
    var matches = all ?? Array(repeating: true, count: covered)
    for slot in changed { matches[slot] = query.matches(slot, of: columns) }
    return matches
  }

  /// Looks for a word through the whole block; after a hit goes on at the next text.
  private func sweep(_ word: [CChar]) -> [Bool] {
    var found = Array(repeating: false, count: covered)
    bytes.withUnsafeBytes { bytes in
      starts.withUnsafeBufferPointer { starts in
        guard let block = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return }
        var at = block
        var slot = 0
        while slot < found.count, let hit = strstr(at, word) {
          slot = SearchBlock.text(at: UnsafePointer(hit) - block, from: slot, starts)
          found[slot] = true
          slot += 1
          at = block + starts[slot]
        }
      }
    }
    return found
  }

  /// The text that a byte lies in, at `first` or behind: in growing steps forward, then by halves.
  private static func text(at place: Int, from first: Int, _ starts: UnsafeBufferPointer<Int>) -> Int {
    var low = first, step = 1
    while low + step < starts.count - 1, starts[low + step] <= place {
      low += step
      step *= 2
    }
    var high = min(low + step, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}
