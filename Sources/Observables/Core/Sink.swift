/// The receiving end that each stage of a chain hands to the stage above: a closure for the elements, and the lifeline
/// for everything else.
///
/// A stage that only touches elements wraps the closure and passes the lifeline on. So an operator costs one closure,
/// and errors, completion and disposal skip it altogether.
@usableFromInline
struct Sink<Element> {
  @usableFromInline let next: (Element) -> Void
  @usableFromInline let lifeline: Lifeline

  @inlinable
  init(_ lifeline: Lifeline, _ next: @escaping (Element) -> Void) {
    self.next = next
    self.lifeline = lifeline
  }

  /// For whoever has just run somebody's closure: it may have disposed of the subscription.
  @inlinable
  func send(_ element: Element) {
    if !lifeline.isDisposed { next(element) }
  }

  /// Keeps `next` while the end travels down: a branch knows its junction only as long as `next` holds it.
  @inlinable
  func finish(_ ending: Ending) {
    withExtendedLifetime(next) { lifeline.finish(ending) }
  }

  @inlinable
  func fail(_ error: any Error) { finish(.failed(error)) }
}
