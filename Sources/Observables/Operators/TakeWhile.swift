/// Whether the element that ends a `take` is told.
public enum TakeBehavior: Sendable {
  /// It is told.
  case inclusive
  /// It is not.
  case exclusive
}

extension ObservableType {
  /// The elements as long as they satisfy a predicate, then completion.
  ///
  /// ```
  /// source                                         -1-2-3-1-|
  /// take(while: { $0 < 3 })                        -1-2-|
  /// take(while: { $0 < 3 }, behavior: .inclusive)  -1-2-(3|)
  /// ```
  ///
  /// - Parameters:
  ///   - predicate: Says whether to go on. An error it throws ends the sequence.
  ///   - behavior: Whether the first element that does not satisfy it is told.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> { take(until: { try !predicate($0) }, behavior: behavior) }

  /// The elements until one satisfies a predicate, then completion.
  ///
  /// ```
  /// source                                          -1-2-3-1-|
  /// take(until: { $0 == 3 })                        -1-2-|
  /// take(until: { $0 == 3 }, behavior: .inclusive)  -1-2-(3|)
  /// ```
  ///
  /// - Parameters:
  ///   - predicate: Says whether to stop. An error it throws ends the sequence.
  ///   - behavior: Whether the element that satisfies it is told.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      source.run(
        Sink(sink.lifeline) { element in
          do {
            let isLast = try predicate(element)
            if !isLast || behavior == .inclusive { sink.send(element) }
            if isLast { sink.finish(.completed) }
          } catch { sink.fail(error) }
        })
    }
  }
}
