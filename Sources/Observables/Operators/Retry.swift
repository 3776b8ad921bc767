extension ObservableType {
  /// The same sequence, subscribed to again whenever it fails.
  ///
  /// ```
  /// source      -1-2-#
  /// retry()     -1-2--1-2--1-2-…
  /// ```
  ///
  /// The source is left, and what it holds is free, before it is subscribed to again. One that fails at once every time
  /// is tried for ever, on a flat stack.
  ///
  /// - Returns: The sequence. It never fails.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      Succession(sink) { ending in
        if case .completed = ending { .finish(.completed) } else { .subscribe(source) }
      }.start()
    }
  }

  /// The same sequence, subscribed to again when it fails, so many times in all.
  ///
  /// ```
  /// source      -1-#
  /// retry(2)    -1--1-#
  /// ```
  ///
  /// - Parameter maxAttemptCount: How many subscriptions at most, the first counted: 2 is one retry. 0 makes an empty
  ///   sequence.
  /// - Returns: The sequence. It fails with the error of the last attempt.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }
}
