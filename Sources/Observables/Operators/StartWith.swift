extension ObservableType {
  /// Some elements first, told during `subscribe`, then those of the source.
  ///
  /// ```
  /// source            -1-2-|
  /// startWith(0)     0-1-2-|
  /// ```
  ///
  /// - Parameter elements: What comes first, in this order.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the subscriber's thread first, then on the source's.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      for element in elements { sink.send(element) }
      if !sink.lifeline.isDisposed { source.run(sink) }
    }
  }
}
