extension ObservableType {
  /// Each element transformed.
  ///
  /// ```
  /// source            -1--2--3--|
  /// map { $0 * 10 }   -10-20-30-|
  /// ```
  ///
  /// - Parameter transform: Makes an element of each element. An error it throws ends the sequence.
  /// - Returns: The sequence of what `transform` returns.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { sink in
      source.run(
        Sink(sink.lifeline) { element in
          do { sink.send(try transform(element)) } catch { sink.fail(error) }
        })
    }
  }
}
