/// First in, first out.
@usableFromInline
struct Queue<Element> {
  // Those before `first` have gone.
  @usableFromInline var items: ContiguousArray<Element?> = []
  @usableFromInline var first = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { first == items.count }

  /// The first one, which stays.
  @inlinable
  var front: Element? { isEmpty ? nil : items[first] }

  @inlinable
  mutating func append(_ element: Element) { items.append(element) }

  /// Only if there is one.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable
  mutating func removeFirst() -> Element {
    let element = items[first].take()
    first += 1
    if first == items.count {
      items.removeAll(keepingCapacity: true)
      first = 0
    } else if first > 16, first > items.count / 2 {
      items.removeSubrange(..<first)
      first = 0
    }
    return element.unsafelyUnwrapped
  }

  @inlinable
  mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
}
