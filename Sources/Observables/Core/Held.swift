/// A newest element, kept until a later one comes.
///
/// It is not copyable: what it lends is neither copied nor retained, which of a string spares two atomic operations. Only
/// for what a gate or a single source protects, so that it does not change while it is lent.
@usableFromInline
struct Held<Element>: ~Copyable {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) { self.element = element }
}

// The optional is around it, not inside: that one would be copied to be looked at.
extension Optional where Wrapped: ~Copyable {
  @inlinable
  var isEmpty: Bool {
    switch self {
    case .some: false
    case .none: true
    }
  }

  /// - Returns: What `body` makes of the element; nil if there is none.
  @inlinable @inline(__always)
  func lend<Element, Result>(to body: (Element) throws -> Result) rethrows -> Result? where Wrapped == Held<Element> {
    switch self {
    case .some(let held): try body(held.element)
    case .none: nil
    }
  }
}
