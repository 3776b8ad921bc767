extension ObservableType {
  /// What has been accumulated so far, after each element. The seed itself is not told.
  ///
  /// ```
  /// source         -1-2-3-4--|
  /// scan(0, +)     -1-3-6-10-|
  /// ```
  ///
  /// - Parameters:
  ///   - seed: What the first element is accumulated onto, for each subscription.
  ///   - accumulator: Makes the next of the last and an element. An error it throws ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func scan<A>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
  ) -> Observable<A> {
    let source = asObservable()
    return Observable<A> { sink in
      let sum = Box(Optional(Held(seed)))
      source.run(
        Sink(sink.lifeline) { element in
          do {
            guard let next = try sum.value.lend(to: { try accumulator($0, element) }) else { return }
            sum.value = Held(next)
            sink.send(next)
          } catch { sink.fail(error) }
        })
    }
  }
}
