public import Observables

// On arrays, so that a diagram can stand wherever recorded events can:
// `createHotObservable(.marbles("-a-b-|", …))`, `#expect(observer.events == .marbles("--ab-|", …))`.
extension Array {
  /// The events that a marble diagram shows.
  ///
  /// ```swift
  /// let keys = try scheduler.createHotObservable(.marbles("-m-i-l---|", values: ["m": 1, "i": 2, "l": 3]))
  /// let found = scheduler.start { keys.debounce(.seconds(3), scheduler: scheduler) }
  /// #expect(try found.events == .marbles("--------l|", values: ["l": 3]))
  /// ```
  ///
  /// Every column is a tick:
  ///
  /// | written | means |
  /// | --- | --- |
  /// | `-` or a space | nothing |
  /// | a key of `values` | that element; the longest key that fits is meant, and takes as many columns as it has characters |
  /// | `\|` | completion |
  /// | `#` | an error |
  /// | `(ab\|)` | all of it at the column of the `(` |
  ///
  /// - Parameters:
  ///   - diagram: The diagram.
  ///   - values: What the elements in it are.
  ///   - error: What `#` is.
  ///   - origin: The time of the first column, in ticks. That is when `start(create:)` subscribes, or 0 for a cold
  ///     sequence.
  /// - Returns: The events, in order.
  /// - Throws: `MarbleError` if it is not a diagram.
  public static func marbles<Value>(
    _ diagram: String, values: [String: Value], error: any Error = MarbleFailure(),
    at origin: TestTime = TestScheduler.Defaults.subscribed
  ) throws(MarbleError) -> [Recorded<Event<Value>>] where Element == Recorded<Event<Value>> {
    let keys = values.keys.sorted { $0.count > $1.count }
    var reader = MarbleReader(diagram)
    return try reader.read { rest in
      guard let key = keys.first(where: { !$0.isEmpty && rest.hasPrefix($0) }), let value = values[key] else {
        return nil
      }
      return (value, key.count)
    }.map { $0.recorded(at: origin, error) }
  }

  /// The events that a marble diagram shows, whose elements are single characters that stand for themselves.
  ///
  /// ```swift
  /// let numbers: [Recorded<Event<Int>>] = try .marbles("-1-2-3-|")
  /// ```
  ///
  /// - Parameters:
  ///   - diagram: The diagram.
  ///   - error: What `#` is.
  ///   - origin: The time of the first column, in ticks.
  /// - Returns: The events, in order.
  /// - Throws: `MarbleError` if it is not a diagram.
  public static func marbles<Value: LosslessStringConvertible>(
    _ diagram: String, error: any Error = MarbleFailure(), at origin: TestTime = TestScheduler.Defaults.subscribed
  ) throws(MarbleError) -> [Recorded<Event<Value>>] where Element == Recorded<Event<Value>> {
    var reader = MarbleReader(diagram)
    return try reader.read { rest in
      rest.first.flatMap { Value(String($0)) }.map { ($0, 1) }
    }.map { $0.recorded(at: origin, error) }
  }
}

/// The error that `#` stands for in a marble diagram unless another is given.
public struct MarbleFailure: Error, Hashable {
  /// The only one.
  public init() {}
}
