/// Remembers the last so many elements and tells them to each newcomer first.
///
/// ```
/// create(bufferSize: 2)  -1-2-3----4-|
/// subscribed at                ^
/// is told                      (23)4-|
/// ```
///
/// What it remembers is told on the newcomer's thread during `subscribe`, without a gap to what follows and each element
/// once. After the end newcomers are still told what is remembered, then the end. Everything else is as with
/// `PublishSubject`.
///
/// Complexity: an event is O(observers), subscribing O(elements remembered).
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType {
  @usableFromInline let hub: Hub<Element>

  @inlinable
  init(remembering limit: Int) {
    let hub = Hub<Element>(remembering: limit)
    self.hub = hub
    super.init { hub.add($0) }
  }

  /// A subject that remembers so many elements.
  ///
  /// - Parameter bufferSize: How many; not negative.
  /// - Returns: The subject, without observers.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    precondition(bufferSize >= 0, "ReplaySubject.create(bufferSize:) was given a negative size")
    return ReplaySubject(remembering: bufferSize)
  }

  /// A subject that remembers all it is told.
  ///
  /// - Returns: The subject, without observers.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(remembering: .max) }

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
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool { hub.observerCount > 0 }

  /// How many are subscribed. Those who come or go during a call are counted when it ends.
  public var observerCount: Int { hub.observerCount }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { hub.isClosed }

  /// Forgets everything and lets all observers go without an end. Whoever subscribes later is told `RxError.disposed`.
  public func dispose() { hub.close(RxError.disposed) }
}

extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
