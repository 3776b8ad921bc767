/// How long what is shared lives.
public enum SubjectLifetimeScope: Sendable {
  /// From the first observer to the last one or to the source's end. Nothing is kept between two such runs.
  case whileConnected
  /// As long as the shared sequence itself. What was remembered is told to whoever comes, even after the source's end.
  case forever
}

extension ObservableType {
  /// One subscription to the source for all observers: it begins with the first and ends with the last.
  ///
  /// ```
  /// source            -1-2-3-4-5-
  /// a subscribed at   ^
  /// a is told         -1-2-3-4-5-
  /// b subscribed at       ^
  /// b is told              3-4-5-    with replay: 1 first 2, at once
  /// ```
  ///
  /// What happens when the source has ended, or all have gone and one comes back, is the scope's to say:
  ///
  /// | | `whileConnected` | `forever` |
  /// | --- | --- | --- |
  /// | all have gone, one comes | a new run of the source, nothing remembered | a new run, what was remembered is told |
  /// | the source has ended, one comes | a new run of the source | what was remembered and the end are told |
  ///
  /// - Parameters:
  ///   - replay: How many elements a newcomer is told first; not negative.
  ///   - scope: How long these are remembered.
  /// - Returns: The shared sequence. Each call makes one of its own.
  /// - Complexity: an element is O(observers). Calls on the source's thread.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    precondition(replay >= 0, "share(replay:) was given a negative count")
    let source = asObservable()
    let sharing = Sharing<Element>(replay: replay, scope: scope)
    return Observable { sink in
      let (hub, connection) = sharing.join()
      hub.add(
        sink,
        leave: {
          hub.remove($0)
          sharing.leave(hub)
        })
      guard let connection, !connection.isDisposed else { return }
      let inlet = Inlet(sharing, connection, hub)
      source.run(Sink(connection) { inlet.hub.next($0) })
    }
  }
}
