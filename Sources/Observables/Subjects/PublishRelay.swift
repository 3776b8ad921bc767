/// Tells whoever is subscribed what it accepts, and never ends.
///
/// ```
/// relay          -1---2---3--
/// subscribed at     ^
/// is told            -2---3--
/// ```
///
/// A `PublishSubject` without error and completion: order, nested calls and threads are as there.
public final class PublishRelay<Element>: ObservableType {
  @usableFromInline let hub: Hub<Element>
  @usableFromInline let observable: Observable<Element>

  /// A relay without observers.
  @inlinable
  public init() {
    let hub = Hub<Element>()
    self.hub = hub
    observable = Observable { hub.add($0) }
  }

  deinit { hub.abandon() }

  /// Tells an element. May be called on any thread; observers are called on it, unless another is at it already.
  ///
  /// - Parameter element: Is told to all who are subscribed.
  /// - Complexity: O(observers).
  @inlinable
  public func accept(_ element: Element) { hub.next(element) }

  /// The sequence of what it accepts.
  @inlinable
  public func asObservable() -> Observable<Element> { observable }

  /// Whether anyone is subscribed.
  public var hasObservers: Bool { hub.observerCount > 0 }

  /// How many are subscribed. Those who come or go during a call are counted when it ends.
  public var observerCount: Int { hub.observerCount }
}

extension PublishRelay: @unchecked Sendable where Element: Sendable {}
