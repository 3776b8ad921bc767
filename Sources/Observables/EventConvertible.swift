/// Something that stands for an event, as `Event` itself does.
public protocol EventConvertible<Element> {
  /// The type of the event's element.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// This event.
  @inlinable
  public var event: Event<Element> { self }
}
