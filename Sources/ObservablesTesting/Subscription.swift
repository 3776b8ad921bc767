/// When a subscription began and ended, in ticks.
public struct Subscription: Hashable, Sendable {
  /// When it began.
  public let subscribe: TestTime
  /// When it ended; `Int.max` if it has not.
  public let unsubscribe: TestTime

  /// A subscription that began and has not ended.
  public init(_ subscribe: TestTime) { self.init(subscribe, .max) }

  /// A subscription that began and ended.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// For example `200 – 1000`.
  public var debugDescription: String { "\(subscribe) – \(unsubscribe == .max ? "∞" : "\(unsubscribe)")" }
}
