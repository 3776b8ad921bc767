/// What a sequence tells its observers: any number of elements, then at most one end.
///
/// ```
/// next* (error | completed)?
/// ```
///
/// Source: the ReactiveX contract's grammar of notifications; the cases are RxSwift's.
@frozen
public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The sequence failed; nothing follows.
  case error(any Error)
  /// The sequence is complete; nothing follows.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
  /// Whether nothing can follow.
  @inlinable
  public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The element, if this is one.
  @inlinable
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error, if this is one.
  @inlinable
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is the completion.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The same event with another element; an error thrown by `transform` becomes the event.
  @inlinable
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }

  @usableFromInline
  init(_ ending: Ending) {
    switch ending {
    case .completed: self = .completed
    case .failed(let error): self = .error(error)
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// For example `next(3)`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
