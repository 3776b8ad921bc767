extension ObservableType {
  /// Hands every event to observers of optionals, in the order given.
  ///
  /// - Parameter observers: Each is told elements and the end, on whichever thread the source sends.
  /// - Returns: What ends the binding.
  @preconcurrency
  @discardableResult
  public func bind<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    subscribe { (event: Event<Element>) in
      for observer in observers { observer.on(event.map { $0 }) }
    }
  }

  /// Hands every element to relays of optionals, in the order given.
  ///
  /// A relay never ends: an error or completion ends the binding and the relay does not hear of it.
  ///
  /// - Parameter relays: Each accepts the elements, on whichever thread the source sends.
  /// - Returns: What ends the binding.
  @discardableResult
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    // A relay may cross threads exactly if its elements may, and then so may this sequence.
    nonisolated(unsafe) let relays = relays
    return subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Hands every element to relays of optionals, in the order given.
  ///
  /// A relay never ends: an error or completion ends the binding and the relay does not hear of it.
  ///
  /// - Parameter relays: Each accepts the elements, on whichever thread the source sends.
  /// - Returns: What ends the binding.
  @discardableResult
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    // As above.
    nonisolated(unsafe) let relays = relays
    return subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }
}
