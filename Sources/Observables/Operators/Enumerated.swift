extension ObservableType {
  /// Each element with its index.
  ///
  /// ```
  /// source          -a---b---c-|
  /// enumerated()    -0a--1b--2c|
  /// ```
  ///
  /// - Returns: The sequence of the pairs; the first index is 0.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    let source = asObservable()
    return Observable<(index: Int, element: Element)> { sink in
      let count = Box(0)
      source.run(
        Sink(sink.lifeline) { element in
          let index = count.value
          count.value = index + 1
          sink.next((index, element))
        })
    }
  }
}
