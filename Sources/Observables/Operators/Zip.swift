extension ObservableType {
  /// The first elements of two sequences or more combined, then the second ones, and so on.
  ///
  /// ```
  /// source1    -1---2-------3-|
  /// source2    ---a---b-c-|
  /// zip        ---1a--2b----3c|
  /// ```
  ///
  /// What has no partner yet waits; there is no bound. Completes when all sources have.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - others: Further sequences, as many as are wanted (RxSwift: up to eight in all).
  ///   - resultSelector: Makes an element of one of each. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(sources) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  ///
  /// Source: RxSwift, event for event.
  @inlinable
  @preconcurrency
  public static func zip<O1: ObservableType, O2: ObservableType, each Other: ObservableType>(
    _ source1: O1, _ source2: O2, _ others: repeat each Other,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, repeat (each Other).Element) throws -> Element
  ) -> Observable<Element> { zipping(source1, source2, repeat each others, select: resultSelector) }

  @inlinable
  static func zipping<O1: ObservableType, O2: ObservableType, each Other: ObservableType>(
    _ source1: O1, _ source2: O2, _ others: repeat each Other,
    select: @escaping (O1.Element, O2.Element, repeat (each Other).Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let others = (repeat (each others).asObservable())
    return Observable { (sink: Sink<Element>) in
      let column1 = source1.column()
      let column2 = source2.column()
      let columns = (repeat (each others).column())
      var sources = 2
      for _ in repeat each others { sources += 1 }
      let junction = Zip(sink, sources: sources) {
        try select(column1.removeFirst(), column2.removeFirst(), repeat (each columns).removeFirst())
      } isComplete: {
        if column1.isEmpty || column2.isEmpty { return false }
        for column in repeat each columns {
          if column.isEmpty { return false }
        }
        return true
      }
      source1.feed(junction, column1)
      source2.feed(junction, column2)
      repeat (each others).feed(junction, each columns)
    }
  }
}

extension ObservableType where Element == Any {
  /// The first elements of two sequences or more as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, each Other: ObservableType>(
    _ source1: O1, _ source2: O2, _ others: repeat each Other
  ) -> Observable<(O1.Element, O2.Element, repeat (each Other).Element)> {
    Observable<(O1.Element, O2.Element, repeat (each Other).Element)>.zipping(
      source1, source2, repeat each others,
      select: { (e1: O1.Element, e2: O2.Element, more: repeat (each Other).Element) in
        (e1, e2, repeat each more)
      })
  }
}
