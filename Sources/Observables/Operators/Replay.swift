extension ObservableType {
  /// One subscription to the source for all observers, from `connect()` on. Newcomers are told the last so many first.
  ///
  /// ```
  /// source           -1-2-3----4-|
  /// connect()        ^
  /// subscribed at          ^
  /// replay(2)              (23)4-|
  /// ```
  ///
  /// - Parameter bufferSize: How many elements of this run are remembered; not negative.
  /// - Returns: The sequence; each run of it has a `ReplaySubject` of its own.
  /// - Complexity: an element is O(observers). Calls on the source's thread.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    precondition(bufferSize >= 0, "replay(_:) was given a negative size")
    return multicast(makeSubject: { ReplaySubject<Element>.create(bufferSize: bufferSize) })
  }

  /// One subscription to the source for all observers, from `connect()` on. Newcomers are told all of this run first.
  ///
  /// - Returns: The sequence; each run of it has a `ReplaySubject` of its own, without a bound.
  /// - Complexity: an element is O(observers). Calls on the source's thread.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject<Element>.createUnbounded() })
  }
}
