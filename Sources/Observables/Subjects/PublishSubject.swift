/// Tells whoever is subscribed what it is told, and remembers nothing.
///
/// ```
/// subject        -1---2---3-|
/// subscribed at     ^
/// is told            -2---3-|
/// ```
///
/// Observers are called in the order of subscription. An `onNext` from inside an observer's call, or from another
/// thread during one, is queued and comes after it, so every observer sees the same order, and nobody waits. An
/// observer that subscribes during a call is told what begins after `subscribe` has returned. One that comes after the
/// end is told the end.
///
/// Complexity: an event is O(observers), subscribing and leaving O(1), amortised.
///
/// Source: the ReactiveX contract; the rules for nested calls and threads are this library's.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  @usableFromInline let hub: Hub<Element>

  /// A subject without observers.
  @inlinable
  public init() {
    let hub = Hub<Element>()
    self.hub = hub
    super.init { hub.add($0) }
  }

  deinit { hub.abandon() }

  /// Tells an event. May be called on any thread; observers are called on it, unless another is at it already.
  @inlinable
  public func on(_ event: Event<Element>) { hub.on(event) }

  /// Tells an element.
  @inlinable
  public func onNext(_ element: Element) { hub.next(element) }

  /// Ends with an error. Only the first end counts.
  @inlinable
  public func onError(_ error: any Error) { hub.stop(.failed(error)) }

  /// Completes. Only the first end counts.
  @inlinable
  public func onCompleted() { hub.stop(.completed) }

  /// This subject, as its observing side. It is an `Observable` too, and can be returned as one.
  @inlinable
  public func asObserver() -> PublishSubject<Element> { self }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool { hub.observerCount > 0 }

  /// How many are subscribed. Those who come or go during a call are counted when it ends.
  public var observerCount: Int { hub.observerCount }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { hub.isClosed }

  /// Lets all observers go without an end. Whoever subscribes later is told `RxError.disposed`.
  public func dispose() { hub.close(RxError.disposed) }
}

extension PublishSubject: @unchecked Sendable where Element: Sendable {}
