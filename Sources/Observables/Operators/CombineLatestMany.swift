extension ObservableType {
  /// The newest elements of four sequences or more, combined whenever one of them tells an element.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - source3: The third sequence.
  ///   - source4: The fourth sequence.
  ///   - others: Further sequences, as many as are wanted (RxSwift: up to eight in all).
  ///   - resultSelector: Makes an element of the newest ones. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(sources) an element. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, each Other: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ others: repeat each Other,
    resultSelector:
      @escaping @Sendable (
        O1.Element, O2.Element, O3.Element, O4.Element, repeat (each Other).Element
      ) throws -> Element
  ) -> Observable<Element> { combining(source1, source2, source3, source4, repeat each others, select: resultSelector) }

  @inlinable
  static func combining<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, each Other: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ others: repeat each Other,
    select: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, repeat (each Other).Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let others = (repeat (each others).asObservable())
    return Observable { (sink: Sink<Element>) in
      let newest1 = source1.newest()
      let newest2 = source2.newest()
      let newest3 = source3.newest()
      let newest4 = source4.newest()
      let newest = (repeat (each others).newest())
      var sources = 4
      for _ in repeat each others { sources += 1 }
      let junction = CombineLatestMany(sink, sources: sources) {
        try select(
          newest1.known, newest2.known, newest3.known, newest4.known, repeat (each newest).known)
      }
      source1.feed(junction, newest: newest1)
      source2.feed(junction, newest: newest2)
      source3.feed(junction, newest: newest3)
      source4.feed(junction, newest: newest4)
      repeat (each others).feed(junction, newest: each newest)
    }
  }
}

extension ObservableType where Element == Any {
  /// The newest elements of four sequences or more as a tuple, whenever one of them tells an element.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, each Other: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ others: repeat each Other
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, repeat (each Other).Element)> {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, repeat (each Other).Element)>.combining(
      source1, source2, source3, source4, repeat each others,
      select: {
        (e1: O1.Element, e2: O2.Element, e3: O3.Element, e4: O4.Element, more: repeat (each Other).Element) in
        (e1, e2, e3, e4, repeat each more)
      })
  }
}
