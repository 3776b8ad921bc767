extension ObservableType {
  /// The first so many elements, then completion.
  ///
  /// ```
  /// source     -1-2-3-4-|
  /// take(2)    -1-(2|)
  /// ```
  ///
  /// The source is left as soon as the last one has been told. `take(0)` does not subscribe to it.
  ///
  /// - Parameter count: How many; not negative.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "take(_:) was given a negative count")
    if count == 0 { return .empty() }
    let source = asObservable()
    return Observable { sink in
      let left = Box(count)
      source.run(
        Sink(sink.lifeline) { element in
          left.value -= 1
          sink.next(element)
          if left.value == 0 { sink.finish(.completed) }
        })
    }
  }
}
