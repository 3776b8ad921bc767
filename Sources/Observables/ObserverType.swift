/// Something that can be told the events of a sequence.
public protocol ObserverType<Element> {
  /// The type of the sequence's elements.
  associatedtype Element

  /// Tells one event.
  ///
  /// - Parameter event: The event. A source calls one at a time, and never after an error or completion.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Tells an element.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Tells that the sequence failed.
  @inlinable
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Tells that the sequence is complete.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// This observer with its type hidden.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}
