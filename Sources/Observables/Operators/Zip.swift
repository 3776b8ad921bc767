extension ObservableType {
  /// The first elements of two sequences combined, then the second ones, and so on.
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
  ///   - resultSelector: Makes an element of one of each. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  ///
  /// Source: RxSwift, event for event.
  @inlinable
  @preconcurrency
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> { zipping(source1, source2, select: resultSelector) }

  /// The first elements of three sequences combined, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - source3: The third sequence.
  ///   - resultSelector: Makes an element of one of each. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> { zipping(source1, source2, source3, select: resultSelector) }
}

extension ObservableType where Element == Any {
  /// The first elements of two sequences as a pair, then the second ones, and so on.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.zipping(source1, source2) { ($0, $1) }
  }

  /// The first elements of three sequences as a triple, then the second ones, and so on.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.zipping(source1, source2, source3) { ($0, $1, $2) }
  }
}
