extension ObservableType {
  /// The elements from the first on that does not satisfy a predicate.
  ///
  /// ```
  /// source                    -1-2-3-1-|
  /// skip(while: { $0 < 3 })   -----3-1-|
  /// ```
  ///
  /// - Parameter predicate: Says which elements to leave out. It is not asked again once it has said no. An error it
  ///   throws ends the sequence.
  /// - Returns: The sequence of the rest.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let isSkipping = Box(true)
      source.run(
        Sink(sink.lifeline) { element in
          do {
            if isSkipping.value, try predicate(element) { return }
            isSkipping.value = false
            sink.send(element)
          } catch { sink.fail(error) }
        })
    }
  }
}
