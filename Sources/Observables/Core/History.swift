/// The last so many elements. The newest lies apart from the ring of those before it, so that one that remembers only that,
/// as every relay does, needs no ring.
@usableFromInline
struct History<Element> {
  @usableFromInline let limit: Int
  @usableFromInline var newest: Element?
  @usableFromInline var earlier: ContiguousArray<Element> = []
  /// The oldest one's index once the ring is full.
  @usableFromInline var first = 0

  @inlinable
  init(limit: Int, newest: Element? = nil) {
    self.limit = limit
    self.newest = newest
  }

  /// - Returns: The element that had to go. It is the caller's to drop, outside any lock: its deinit may be
  ///   somebody's code.
  /// - Complexity: O(1), amortised.
  @inlinable
  mutating func record(_ element: Element) -> Element? {
    var old: Element? = element
    swap(&newest, &old)
    return limit == 1 ? old : old.flatMap { push($0) }
  }

  /// Into the ring.
  @inlinable
  mutating func push(_ element: Element) -> Element? {
    guard earlier.count == limit - 1 else {
      earlier.append(element)
      return nil
    }
    var old = element
    swap(&earlier[first], &old)
    first = first + 1 == limit - 1 ? 0 : first + 1
    return old
  }

  /// All of them, the oldest first.
  @inlinable
  var inOrder: ContiguousArray<Element> {
    guard let newest else { return [] }
    return ContiguousArray(earlier[first...] + earlier[..<first] + CollectionOfOne(newest))
  }
}
