/// The integers that `range`, `interval` and `timer` count in.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
  /// So many consecutive integers and completion, told during `subscribe`.
  ///
  /// ```
  /// range(start: 5, count: 3)  (567|)
  /// ```
  ///
  /// - Parameters:
  ///   - start: The first one.
  ///   - count: How many; not negative, and the last one must fit the type.
  /// - Returns: The sequence.
  /// - Complexity: O(count) at each subscription.
  @inlinable
  public static func range(start: Element, count: Element) -> Observable<Element> { from(Integers(start, count)) }
}

extension ObservableType where Element: RxAbstractInteger & Sendable {
  /// So many consecutive integers and completion, each in a turn of its own on a scheduler.
  ///
  /// ```
  /// range(start: 5, count: 3, scheduler: s)  -567|
  /// ```
  ///
  /// - Parameters:
  ///   - start: The first one.
  ///   - count: How many; not negative, and the last one must fit the type.
  ///   - scheduler: Tells them, on its thread.
  /// - Returns: The sequence.
  /// - Complexity: one piece of scheduled work an element.
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { .scheduled(Integers(start, count), on: scheduler) }
}

/// Consecutive integers, up to the largest of their type.
@usableFromInline
struct Integers<Number: FixedWidthInteger>: Sequence, IteratorProtocol {
  @usableFromInline var upcoming: Number
  @usableFromInline var left: Number

  @inlinable
  init(_ start: Number, _ count: Number) {
    precondition(count >= 0, "range(start:count:) was given a negative count")
    precondition(
      count == 0 || start <= .max - (count - 1),
      "range(start:count:) does not fit the integers' type")
    upcoming = start
    left = count
  }

  @inlinable
  mutating func next() -> Number? {
    if left == 0 { return nil }
    defer {
      left -= 1
      // Past the last one there may be no number.
      upcoming &+= 1
    }
    return upcoming
  }
}

extension Integers: Sendable where Number: Sendable {}
