extension ObservableType {
  /// The newest elements of two sequences, combined whenever one of them tells an element.
  ///
  /// ```
  /// source1              -1-----2---|
  /// source2              ---a-b---|
  /// combineLatest        ---1a1b2b--|
  /// ```
  ///
  /// Nothing is told before each has told an element. If both follow from one subject, one event of that subject is two
  /// here, and the first combines the new with the old: what must be consistent is one value in one relay.
  ///
  /// Completes when all sources have, or when one tells an element, another has none, and the others have all
  /// completed.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - resultSelector: Makes an element of the newest ones. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element. Calls on the thread of whichever source sends, one at a time.
  ///
  /// Source: RxSwift, event for event.
  @inlinable
  @preconcurrency
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    return Observable { sink in
      let junction = CombineLatest2(sink, resultSelector)
      // Not `perform`: the optimizer would not inline `take` there.
      source1.feed(junction, through: Branch(junction)) { element in
        guard junction.gate.enter(orPost: { Gate.Errand { junction.take(first: element) } }) else { return }
        junction.take(first: element)
        junction.gate.leave()
      }
      source2.feed(junction, through: Branch(junction)) { element in
        guard junction.gate.enter(orPost: { Gate.Errand { junction.take(second: element) } }) else { return }
        junction.take(second: element)
        junction.gate.leave()
      }
    }
  }

  /// The newest elements of three sequences, combined whenever one of them tells an element.
  ///
  /// - Parameters:
  ///   - source1: The first sequence; it is subscribed to first.
  ///   - source2: The second sequence.
  ///   - source3: The third sequence.
  ///   - resultSelector: Makes an element of the newest ones. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    return Observable { sink in
      let junction = CombineLatest3(sink, resultSelector)
      source1.feed(junction, through: Branch(junction)) { element in
        guard junction.gate.enter(orPost: { Gate.Errand { junction.take(first: element) } }) else { return }
        junction.take(first: element)
        junction.gate.leave()
      }
      source2.feed(junction, through: Branch(junction)) { element in
        guard junction.gate.enter(orPost: { Gate.Errand { junction.take(second: element) } }) else { return }
        junction.take(second: element)
        junction.gate.leave()
      }
      source3.feed(junction, through: Branch(junction)) { element in
        guard junction.gate.enter(orPost: { Gate.Errand { junction.take(third: element) } }) else { return }
        junction.take(third: element)
        junction.gate.leave()
      }
    }
  }
}

// `Any` is what Swift makes of `Observable` without its parameter in `Observable.combineLatest(a, b)`.
extension ObservableType where Element == Any {
  /// The newest elements of two sequences as a pair, whenever one of them tells an element.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.combineLatest(source1, source2) { ($0, $1) }
  }

  /// The newest elements of three sequences as a triple, whenever one of them tells an element.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }
}
