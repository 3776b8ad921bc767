/// The last so many elements, in a ring.
@usableFromInline
struct History<Element> {
  @usableFromInline let limit: Int
  @usableFromInline var items: ContiguousArray<Element> = []
  /// The oldest one's index once the ring is full.
  @usableFromInline var first = 0

  @inlinable
  init(limit: Int) { self.limit = limit }

  /// - Returns: The element that had to go. It is the caller's to drop, outside any lock: its deinit may be
  ///   somebody's code.
  /// - Complexity: O(1), amortised.
  @inlinable
  mutating func record(_ element: Element) -> Element? {
    guard items.count == limit else {
      items.append(element)
      return nil
    }
    var old = element
    swap(&items[first], &old)
    first = first + 1 == limit ? 0 : first + 1
    return old
  }

  /// The newest element, where there always is one.
  @inlinable
  var newest: Element { items[first == 0 ? items.count - 1 : first - 1] }

  /// All of them, the oldest first.
  @inlinable
  var inOrder: ContiguousArray<Element> {
    first == 0 ? items : ContiguousArray(items[first...] + items[..<first])
  }
}
