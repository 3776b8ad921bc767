extension ObservableType {
  /// The elements until another sequence tells one, then completion.
  ///
  /// ```
  /// source              -1-2-3-4-|
  /// other               ----x
  /// take(until: other)  -1-2|
  /// ```
  ///
  /// The other is subscribed to first, so one that has an element at once lets nothing through. Its completion changes
  /// nothing, its error is passed on.
  ///
  /// - Parameter other: Ends the sequence by its first element.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the thread of whichever source sends.
  @inlinable
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { sink in
      let junction = TakeUntil(sink)
      other.feed(junction, through: Branch(junction, .side)) { _ in
        junction.gate.perform(junction, ()) { junction, _ in junction.finish(.completed) }
      }
      source.feed(junction, through: Branch(junction, .main)) {
        junction.gate.perform(junction, $0) { if !$0.isDisposed { $0.next($1) } }
      }
    }
  }
}

@usableFromInline
final class TakeUntil<Element>: Junction, @unchecked Sendable {
  @usableFromInline let next: (Element) -> Void

  @inlinable
  init(_ sink: Sink<Element>) {
    next = sink.next
    super.init(downstream: sink.lifeline)
  }
}
