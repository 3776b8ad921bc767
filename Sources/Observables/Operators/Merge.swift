extension ObservableType {
  /// The elements of several sequences as they come.
  ///
  /// ```
  /// a              -1---3-|
  /// b              ---2-----4-|
  /// merge(a, b)    -1-2-3---4-|
  /// ```
  ///
  /// Completes when all have; the first error ends it.
  ///
  /// - Parameter sources: The sequences; they are subscribed to in this order. None at all make an empty sequence.
  /// - Returns: The sequence of all elements.
  /// - Complexity: O(1) an element. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  /// The elements of several sequences as they come.
  ///
  /// - Parameter sources: The sequences; they are subscribed to in this order. None at all make an empty sequence.
  /// - Returns: The sequence of all elements.
  /// - Complexity: O(1) an element. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    let sources = Array(sources)
    if sources.isEmpty { return .empty() }
    return Observable { sink in
      let junction = Merge(sink, sources: sources.count)
      for source in sources {
        source.feed(junction, through: Branch(junction)) {
          junction.gate.perform(junction, $0) { if !$0.isDisposed { $0.next($1) } }
        }
      }
    }
  }
}

@usableFromInline
final class Merge<Element>: Junction, @unchecked Sendable {
  @usableFromInline let next: (Element) -> Void
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline var running: Int

  @inlinable
  init(_ sink: Sink<Element>, sources: Int) {
    next = sink.next
    running = sources
    super.init(downstream: sink.lifeline)
  }

  @usableFromInline
  override func branchCompleted(_ branch: Branch) {
    running -= 1
    if running == 0 { finish(.completed) }
  }
}
