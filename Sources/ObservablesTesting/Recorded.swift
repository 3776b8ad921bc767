public import Observables

/// A value and the virtual time that belongs to it.
public struct Recorded<Value> {
  /// The time, in ticks.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// A value at a time, in ticks.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Sendable where Value: Sendable {}
extension Recorded: Equatable where Value: Equatable {}

extension Recorded: CustomDebugStringConvertible {
  /// For example `next(3) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// An element at a time, in ticks.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// A completion at a time, in ticks.
  public static func completed<Element>(_ time: TestTime, _ type: Element.Type = Element.self) -> Recorded
  where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// An error at a time, in ticks.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// The given events as an array; with it the type of the elements need be written once only.
  public static func events<Element>(_ events: Recorded<Event<Element>>...) -> [Recorded<Event<Element>>]
  where Value == Event<Element> { events }
}
