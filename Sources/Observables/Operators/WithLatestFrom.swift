extension ObservableType {
  /// Each element together with the newest one of another sequence.
  ///
  /// ```
  /// source                   -1---2-3---|
  /// second                   ---a---b-c-|
  /// withLatestFrom(second)   -----2a3a--|
  /// ```
  ///
  /// Elements that come before the second sequence has told one are dropped. The second is subscribed to first: if both
  /// follow from one subject, it has stored the new element before the source's is told. Its completion changes
  /// nothing, its error is passed on.
  ///
  /// - Parameters:
  ///   - second: The sequence whose newest element is wanted.
  ///   - resultSelector: Makes an element of the two. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    let second = second.asObservable()
    return Observable<Result> { sink in
      let junction = WithLatestFrom(sink, resultSelector)
      second.feed(junction, through: Branch(junction, .side)) {
        junction.gate.perform(junction, $0) { $0.latest = Held($1) }
      }
      source.feed(junction, through: Branch(junction, .main)) {
        junction.gate.perform(junction, $0) { $0.take($1) }
      }
    }
  }

  /// The newest element of another sequence, whenever this one tells an element.
  ///
  /// - Parameter second: The sequence whose newest element is wanted.
  /// - Returns: The sequence of those.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

@usableFromInline
final class WithLatestFrom<First, Second, Result>: Junction, @unchecked Sendable {
  @usableFromInline let select: (First, Second) throws -> Result
  @usableFromInline let next: (Result) -> Void
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline var latest: Held<Second>?

  @inlinable
  init(_ sink: Sink<Result>, _ select: @escaping (First, Second) throws -> Result) {
    self.select = select
    next = sink.next
    super.init(downstream: sink.lifeline)
  }

  @inlinable
  func take(_ element: First) {
    if isDisposed { return }
    do {
      if let result = try latest.lend(to: { try select(element, $0) }), !isDisposed { next(result) }
    } catch { finish(.failed(error)) }
  }
}
