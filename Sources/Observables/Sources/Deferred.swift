extension ObservableType {
  /// A sequence that is made anew for each subscription, so that each has a state of its own.
  ///
  /// - Parameter observableFactory: Runs at each subscription, on the subscriber's thread. An error it throws is the
  ///   sequence's.
  /// - Returns: The sequence.
  @inlinable
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink in
      do { try observableFactory().run(sink) } catch { sink.fail(error) }
    }
  }
}
