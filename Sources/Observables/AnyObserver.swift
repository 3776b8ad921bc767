/// An observer whose type does not matter.
///
/// Sendable when its elements are: whoever makes one that crosses threads gives it an observer that may.
public struct AnyObserver<Element>: ObserverType {
  /// The type of the closure that an observer can be made from.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let handler: EventHandler

  /// An observer that hands each event to a closure.
  ///
  /// - Parameter eventHandler: Is called on the thread of whoever calls `on`.
  @inlinable
  @preconcurrency
  public init(eventHandler: @escaping @Sendable (Event<Element>) -> Void) { handler = eventHandler }

  /// An observer that hands each event to another.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = { observer.on($0) }
  }

  @inlinable
  init(_ emitter: Emitter<Element>) { handler = { emitter.on($0) } }

  /// Tells one event.
  @inlinable
  public func on(_ event: Event<Element>) { handler(event) }

  /// This observer.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { self }
}

extension AnyObserver: @unchecked Sendable where Element: Sendable {}
