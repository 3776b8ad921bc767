extension ObservableType {
  /// Subscribes with a closure for each kind of event, which are handed an object that the subscription does not keep.
  ///
  /// ```swift
  /// titles.subscribe(with: screen, onNext: { screen, title in screen.title.accept(title) }).disposed(by: bag)
  /// ```
  ///
  /// When the object has gone no closure is called any longer.
  ///
  /// - Parameters:
  ///   - object: Is kept weakly.
  ///   - onNext: Is called for each element.
  ///   - onError: Is called if the sequence fails.
  ///   - onCompleted: Is called when the sequence completes.
  ///   - onDisposed: Is called once at the end, whichever way it came.
  /// - Returns: What ends the subscription.
  /// - Complexity: as `subscribe(onNext:)`.
  ///
  /// Closures are called on whichever thread the source sends.
  @preconcurrency
  @discardableResult
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in
        if let object { onNext?(object, element) }
      },
      onError: { [weak object] error in
        if let object { onError?(object, error) }
      },
      onCompleted: { [weak object] in
        if let object { onCompleted?(object) }
      },
      onDisposed: { [weak object] in
        if let object { onDisposed?(object) }
      })
  }
}
