extension ObservableType {
  /// Hands every event to the observers, in the order given.
  ///
  /// - Parameter observers: Each is told elements and the end, on whichever thread the source sends.
  /// - Returns: What ends the binding.
  @inlinable
  @preconcurrency
  @discardableResult
  public func bind<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { (event: Event<Element>) in
      for observer in observers { observer.on(event) }
    }
  }

  /// Hands every element to the relays, in the order given.
  ///
  /// A relay never ends: an error or completion ends the binding and the relay does not hear of it.
  ///
  /// - Parameter relays: Each accepts the elements, on whichever thread the source sends.
  /// - Returns: What ends the binding.
  @inlinable
  @discardableResult
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    // A relay may cross threads exactly if its elements may, and then so may this sequence.
    nonisolated(unsafe) let relays = relays
    return subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Hands every element to the relays, in the order given.
  ///
  /// A relay never ends: an error or completion ends the binding and the relay does not hear of it.
  ///
  /// - Parameter relays: Each accepts the elements, on whichever thread the source sends.
  /// - Returns: What ends the binding.
  @inlinable
  @discardableResult
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    // As above.
    nonisolated(unsafe) let relays = relays
    return subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Calls a closure with every element. Reads better than `subscribe` where the sequence drives something.
  ///
  /// - Parameter onNext: Is called on whichever thread the source sends.
  /// - Returns: What ends the binding.
  @inlinable
  @preconcurrency
  @discardableResult
  public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }

  /// Calls a closure with every element and an object that the binding does not keep.
  ///
  /// - Parameters:
  ///   - object: Is kept weakly. When it has gone the closure is not called any longer.
  ///   - onNext: Is called on whichever thread the source sends.
  /// - Returns: What ends the binding.
  @preconcurrency
  @discardableResult
  public func bind<Object: AnyObject & Sendable>(
    with object: Object, onNext: @escaping @Sendable (Object, Element) -> Void
  ) -> any Disposable { subscribe(with: object, onNext: onNext) }
}
