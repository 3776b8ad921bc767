extension ObservableType {
  /// Subscribes with a closure for each kind of event.
  ///
  /// ```swift
  /// Observable.of(1, 2).subscribe(onNext: { print($0) }, onCompleted: { print("done") })
  /// ```
  ///
  /// The subscription lasts until the sequence ends or it is disposed of; dropping the result does not end it. No
  /// closure starts after `dispose` has returned on the same thread.
  ///
  /// - Parameters:
  ///   - onNext: Is called for each element.
  ///   - onError: Is called if the sequence fails. Without it an error ends the subscription silently.
  ///   - onCompleted: Is called when the sequence completes.
  ///   - onDisposed: Is called once at the end, whichever way it came.
  /// - Returns: What ends the subscription.
  /// - Complexity: O(1), amortised, however many are subscribed to the source.
  ///
  /// Closures are called on whichever thread the source sends.
  @inlinable
  @preconcurrency
  @discardableResult
  // Or `subscribe { … }` would mean this one, and not the one for all events as in RxSwift.
  @_disfavoredOverload
  public func subscribe(
    // Not optional: as an optional's payload a closure is wrapped twice (96 bytes and two allocations more).
    onNext: @escaping @Sendable (Element) -> Void = { _ in },
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    let isPlain = onError == nil && onCompleted == nil && onDisposed == nil
    let lifeline = isPlain ? Lifeline() : CallbackLifeline(onError, onCompleted, onDisposed)
    asObservable().run(Sink(lifeline, onNext))
    return lifeline
  }

  /// Subscribes with one closure for all events.
  ///
  /// - Parameter on: Is called for each event, on whichever thread the source sends.
  /// - Returns: What ends the subscription.
  @inlinable
  @preconcurrency
  @discardableResult
  public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
    let lifeline = CallbackLifeline({ on(.error($0)) }, { on(.completed) }, nil)
    asObservable().run(Sink(lifeline) { on(.next($0)) })
    return lifeline
  }

  /// Subscribes an observer, which is kept until the subscription ends.
  ///
  /// - Parameter observer: Is told each event, on whichever thread the source sends.
  /// - Returns: What ends the subscription.
  @inlinable
  @preconcurrency
  @discardableResult
  public func subscribe<Observer: ObserverType & Sendable>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let lifeline = CallbackLifeline({ observer.on(.error($0)) }, { observer.on(.completed) }, nil)
    asObservable().run(Sink(lifeline) { observer.on(.next($0)) })
    return lifeline
  }
}

/// A subscription that tells closures how it ended.
@usableFromInline
final class CallbackLifeline: Lifeline, @unchecked Sendable {
  // Protected by `ended`, which runs once and is the only one to touch them.
  @exclusivity(unchecked) var callbacks:
    (error: ((any Error) -> Void)?, completed: (() -> Void)?, disposed: (() -> Void)?)

  @usableFromInline
  init(_ error: ((any Error) -> Void)?, _ completed: (() -> Void)?, _ disposed: (() -> Void)?) {
    callbacks = (error, completed, disposed)
    super.init()
  }

  @usableFromInline
  override func ended(_ ending: Ending?) {
    let (error, completed, disposed) = callbacks
    callbacks = (nil, nil, nil)
    switch ending {
    case .completed: completed?()
    case .failed(let failure): error?(failure)
    case nil: break
    }
    disposed?()
  }
}
