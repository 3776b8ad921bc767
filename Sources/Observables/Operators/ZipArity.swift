extension ObservableType {
  /// The first elements of four sequences combined, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - source3: The third sequence.
  ///   - source4: The fourth sequence.
  ///   - resultSelector: Makes an element of one of each. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> { zipping(source1, source2, source3, source4, select: resultSelector) }

  /// The first elements of five sequences combined, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - source3: The third sequence.
  ///   - source4: The fourth sequence.
  ///   - source5: The fifth sequence.
  ///   - resultSelector: Makes an element of one of each. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> { zipping(source1, source2, source3, source4, source5, select: resultSelector) }

  /// The first elements of six sequences combined, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - source3: The third sequence.
  ///   - source4: The fourth sequence.
  ///   - source5: The fifth sequence.
  ///   - source6: The sixth sequence.
  ///   - resultSelector: Makes an element of one of each. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> { zipping(source1, source2, source3, source4, source5, source6, select: resultSelector) }

  /// The first elements of seven sequences combined, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - source3: The third sequence.
  ///   - source4: The fourth sequence.
  ///   - source5: The fifth sequence.
  ///   - source6: The sixth sequence.
  ///   - source7: The seventh sequence.
  ///   - resultSelector: Makes an element of one of each. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws ->
      Element
  ) -> Observable<Element> {
    zipping(source1, source2, source3, source4, source5, source6, source7, select: resultSelector)
  }

  /// The first elements of eight sequences combined, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - source3: The third sequence.
  ///   - source4: The fourth sequence.
  ///   - source5: The fifth sequence.
  ///   - source6: The sixth sequence.
  ///   - source7: The seventh sequence.
  ///   - source8: The eighth sequence.
  ///   - resultSelector: Makes an element of one of each. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    zipping(source1, source2, source3, source4, source5, source6, source7, source8, select: resultSelector)
  }
}

extension ObservableType where Element == Any {
  /// The first elements of four sequences as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zipping(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }

  /// The first elements of five sequences as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zipping(
      source1, source2, source3, source4, source5
    ) { ($0, $1, $2, $3, $4) }
  }

  /// The first elements of six sequences as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zipping(
      source1, source2, source3, source4, source5, source6
    ) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The first elements of seven sequences as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.zipping(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The first elements of eight sequences as a tuple, then the second ones, and so on.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>
      .zipping(
        source1, source2, source3, source4, source5, source6, source7, source8
      ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
