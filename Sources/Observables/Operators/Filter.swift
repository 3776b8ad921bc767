extension ObservableType {
  /// The elements that satisfy a predicate.
  ///
  /// ```
  /// source               -1-2-3-4-|
  /// filter { $0 > 2 }    -----3-4-|
  /// ```
  ///
  /// - Parameter predicate: Says which elements to keep. An error it throws ends the sequence.
  /// - Returns: The sequence of those.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      source.run(
        Sink(sink.lifeline) { element in
          do { if try predicate(element) { sink.send(element) } } catch { sink.fail(error) }
        })
    }
  }
}
