/// Remembers the newest element and tells it to each newcomer first.
///
/// ```
/// BehaviorSubject(value: 0)  0-1---2---3-|
/// subscribed at                  ^
/// is told                        1-2---3-|
/// ```
///
/// The newest element is the one accepted last, even while observers are still being told earlier ones. Everything else
/// is as with `PublishSubject`. After the end newcomers are told the end only.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  @usableFromInline let hub: Hub<Element>

  /// A subject without observers.
  ///
  /// - Parameter value: What the first observer is told first.
  @inlinable
  public init(value: Element) {
    let hub = Hub(latest: value)
    self.hub = hub
    super.init { hub.add($0) }
  }

  deinit { hub.abandon() }

  /// The newest element.
  ///
  /// - Throws: The error that the subject ended with; `RxError.disposed` after `dispose()`.
  /// - Complexity: O(1). May be called on any thread.
  public func value() throws -> Element {
    let (newest, ending) = hub.newestAndEnding
    if case .failed(let error) = ending { throw error }
    return newest
  }

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
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool { hub.observerCount > 0 }

  /// How many are subscribed. Those who come or go during a call are counted when it ends.
  public var observerCount: Int { hub.observerCount }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { hub.isClosed }

  /// Lets all observers go without an end. Whoever subscribes later is told `RxError.disposed`.
  public func dispose() { hub.close(RxError.disposed) }
}

extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
