extension ObservableType {
  /// A sequence that a closure produces, anew for each subscription.
  ///
  /// ```swift
  /// let ticks = Observable<Int>.create { observer in
  ///   let timer = clock.every(1) { observer.onNext($0) }
  ///   return Disposables.create { timer.stop() }
  /// }
  /// ```
  ///
  /// The observer may be called from any thread, and from inside its own call: events are queued and come one at a
  /// time. The first end counts, what follows it is dropped.
  ///
  /// - Parameter subscribe: Runs at each subscription, on the subscriber's thread. What it returns is disposed of once,
  ///   when the subscription ends, whichever way.
  /// - Returns: The sequence.
  @inlinable
  @preconcurrency
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable { sink in
      let emitter = Emitter(sink)
      let resource = subscribe(AnyObserver(emitter))
      // This holds what is below, up to the end: a producer that has forgotten its observer still has a resource to
      // free.
      sink.lifeline.attach { _ in
        emitter.close()
        resource.dispose()
      }
    }
  }
}
