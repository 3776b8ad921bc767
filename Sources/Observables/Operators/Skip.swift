extension ObservableType {
  /// The elements after the first so many.
  ///
  /// ```
  /// source     -1-2-3-4-|
  /// skip(2)    -----3-4-|
  /// ```
  ///
  /// - Parameter count: How many are left out; none if it is negative.
  /// - Returns: The sequence of the rest.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let left = Box(count)
      source.run(
        Sink(sink.lifeline) { element in
          if left.value > 0 { left.value -= 1 } else { sink.next(element) }
        })
    }
  }
}
