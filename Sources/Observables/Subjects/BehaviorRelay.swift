/// A value that can be observed: it tells each newcomer the newest first, and never ends.
///
/// ```
/// BehaviorRelay(value: 0)  0-1---2---3--
/// subscribed at                ^
/// is told                      1-2---3--
/// ```
///
/// `value` is the newest accepted, at once, even inside an observer's call. What is accepted there is delivered after
/// that call, and all observers end on `value`, whichever threads accept.
///
/// Two relays that must agree are one relay of a value with two fields: `combineLatest` of two would show states
/// between.
public final class BehaviorRelay<Element>: ObservableType {
  @usableFromInline let hub: Hub<Element>
  @usableFromInline let observable: Observable<Element>

  /// A relay without observers.
  ///
  /// - Parameter value: The value until another is accepted.
  @inlinable
  public init(value: Element) {
    let hub = Hub(latest: value)
    self.hub = hub
    observable = Observable { hub.add($0) }
  }

  deinit { hub.abandon() }

  /// The newest value accepted.
  ///
  /// - Complexity: O(1). May be read on any thread.
  @inlinable
  public var value: Element { hub.newest }

  /// Makes an element the value and tells it. May be called on any thread; observers are called on it, unless another
  /// is at it already.
  ///
  /// - Parameter element: The new value; it is told even if it equals the old one.
  /// - Complexity: O(observers).
  @inlinable
  public func accept(_ element: Element) { hub.next(element) }

  /// The sequence of the values, beginning with the newest.
  @inlinable
  public func asObservable() -> Observable<Element> { observable }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool { hub.observerCount > 0 }

  /// How many are subscribed. Those who come or go during a call are counted when it ends.
  public var observerCount: Int { hub.observerCount }
}

extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
