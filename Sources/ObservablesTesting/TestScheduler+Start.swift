public import Observables

extension TestScheduler {
  /// Makes a sequence, subscribes to it and disposes of the subscription, each at its time, and runs everything.
  ///
  /// - Parameters:
  ///   - created: When to make the sequence, in ticks.
  ///   - subscribed: When to subscribe to it, in ticks.
  ///   - disposed: When to dispose of the subscription, in ticks.
  ///   - create: Makes the sequence.
  /// - Returns: What was told, and when.
  public func start<Sequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> Sequence
  ) -> TestableObserver<Sequence.Element> {
    let observer = createObserver(Sequence.Element.self)
    var source: Observable<Sequence.Element>?
    var subscription: (any Disposable)?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    start()
    return observer
  }

  /// The same, made at 100 and subscribed to at 200.
  ///
  /// - Parameters:
  ///   - disposed: When to dispose of the subscription, in ticks.
  ///   - create: Makes the sequence.
  /// - Returns: What was told, and when.
  public func start<Sequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> Sequence
  ) -> TestableObserver<Sequence.Element> {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// The same, made at 100, subscribed to at 200 and disposed of at 1000.
  ///
  /// - Parameter create: Makes the sequence.
  /// - Returns: What was told, and when.
  public func start<Sequence: ObservableConvertibleType>(
    _ create: @escaping () -> Sequence
  ) -> TestableObserver<Sequence.Element> { start(disposed: Defaults.disposed, create: create) }
}
