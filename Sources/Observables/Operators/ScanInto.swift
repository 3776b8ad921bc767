extension ObservableType {
  /// What has been accumulated so far, after each element, changed in place.
  ///
  /// ```
  /// source                              -1---2-----3-------|
  /// scan(into: []) { $0.append($1) }    -[1]-[1,2]-[1,2,3]-|
  /// ```
  ///
  /// A collection that nobody else holds is not copied. An observer that keeps what it was told makes the next change
  /// copy it. A seed that is a class instance is the same one for all subscriptions; `deferred` gives each its own.
  ///
  /// - Parameters:
  ///   - seed: What the first element is accumulated into, for each subscription.
  ///   - accumulator: Changes the state by an element. An error it throws ends the sequence.
  /// - Returns: The sequence of the states.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func scan<A>(
    into seed: A, accumulator: @escaping @Sendable (inout A, Element) throws -> Void
  ) -> Observable<A> {
    let source = asObservable()
    return Observable<A> { sink in
      let state = Box(seed)
      source.run(
        Sink(sink.lifeline) { element in
          do {
            try accumulator(&state.value, element)
            sink.send(state.value)
          } catch { sink.fail(error) }
        })
    }
  }
}
