/// The newest element of a source, kept for those of another.
///
/// It is not copyable: lent where it lies, it is neither copied nor retained. Only for what a gate protects, so that it does
/// not change while it is lent.
@usableFromInline
struct Held<Element>: ~Copyable {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) { self.element = element }

  @inlinable @inline(__always)
  func lend<Result>(to body: (Element) throws -> Result) rethrows -> Result { try body(element) }
}
