extension ObservableType {
  /// What has been accumulated when the source completes.
  ///
  /// ```
  /// source          -1-2-3-4-|
  /// reduce(0, +)    ---------(10|)
  /// ```
  ///
  /// - Parameters:
  ///   - seed: What the first element is accumulated onto, for each subscription. It is the result of an empty source.
  ///   - accumulator: Makes the next of the last and an element. An error it throws ends the sequence.
  /// - Returns: The sequence of the one result.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func reduce<A>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> { reduce(seed, accumulator: accumulator, mapResult: { $0 }) }

  /// What has been accumulated when the source completes, transformed.
  ///
  /// - Parameters:
  ///   - seed: What the first element is accumulated onto, for each subscription.
  ///   - accumulator: Makes the next of the last and an element. An error it throws ends the sequence.
  ///   - mapResult: Makes the result of the last. An error it throws ends the sequence.
  /// - Returns: The sequence of the one result.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A,
    mapResult: @escaping @Sendable (A) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { sink in
      let sum = Box(seed)
      let epilogue = Epilogue(sink.lifeline) { ending in
        if case .failed = ending { return sink.finish(ending) }
        do {
          sink.send(try mapResult(sum.value))
          sink.finish(.completed)
        } catch { sink.fail(error) }
      }
      source.run(
        Sink(epilogue) { element in
          do { sum.value = try accumulator(sum.value, element) } catch { sink.fail(error) }
        })
    }
  }
}
