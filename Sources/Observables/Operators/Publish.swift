extension ObservableType {
  /// One subscription to the source for all observers, from `connect()` on. Nothing is remembered.
  ///
  /// ```
  /// source        -1-2-3-4-|
  /// connect()       ^
  /// publish()     ---2-3-4-|
  /// ```
  ///
  /// - Returns: The sequence; each run of it has a `PublishSubject` of its own.
  /// - Complexity: an element is O(observers). Calls on the source's thread.
  public func publish() -> ConnectableObservable<Element> { multicast(makeSubject: { PublishSubject<Element>() }) }
}
