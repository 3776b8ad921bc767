extension ObservableType {
  /// Each element transformed, without those for which there is no result.
  ///
  /// ```
  /// source                    -1-x-3-|
  /// compactMap { Int($0) }    -1---3-|
  /// ```
  ///
  /// - Parameter transform: Makes an element, or nil, of each element. An error it throws ends the sequence.
  /// - Returns: The sequence of what is not nil.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { sink in
      source.run(
        Sink(sink.lifeline) { element in
          do { if let result = try transform(element) { sink.send(result) } } catch { sink.fail(error) }
        })
    }
  }
}
