extension ObservableType {
  /// The elements of a Swift sequence and completion, told during `subscribe`.
  ///
  /// ```
  /// from([1, 2, 3])  (123|)
  /// ```
  ///
  /// Without a scheduler there is no trampoline: the elements come one after the other, before `subscribe` returns.
  ///
  /// - Parameter sequence: Is run through anew for each subscription, until that is disposed of.
  /// - Returns: The sequence.
  /// - Complexity: O(elements) at each subscription.
  @inlinable
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Observable<Element>
  where Elements.Element == Element {
    Observable { sink in
      for element in sequence {
        if sink.lifeline.isDisposed { return }
        sink.next(element)
      }
      sink.finish(.completed)
    }
  }

  /// The element, if there is one, and completion.
  ///
  /// - Parameter optional: nil makes an empty sequence.
  /// - Returns: The sequence.
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> { from(OneOrNone(optional)) }
}

extension ObservableType where Element: Sendable {
  /// The elements of a Swift sequence and completion, each in a turn of its own on a scheduler.
  ///
  /// ```
  /// from([1, 2, 3], scheduler: s)  -123|
  /// ```
  ///
  /// - Parameters:
  ///   - sequence: Is run through anew for each subscription, until that is disposed of.
  ///   - scheduler: Tells the elements, on its thread.
  /// - Returns: The sequence.
  /// - Complexity: one piece of scheduled work an element.
  @preconcurrency
  public static func from<Elements: Sequence & Sendable>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element { .scheduled(sequence, on: scheduler) }

  /// The element, if there is one, and completion, each in a turn of its own on a scheduler.
  ///
  /// - Parameters:
  ///   - optional: nil makes an empty sequence.
  ///   - scheduler: Tells it, on its thread.
  /// - Returns: The sequence.
  @preconcurrency
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .scheduled(OneOrNone(optional), on: scheduler)
  }
}

/// An optional as a Swift sequence.
@usableFromInline
struct OneOrNone<Element>: Sequence, IteratorProtocol {
  @usableFromInline var element: Element?

  @inlinable
  init(_ element: Element?) { self.element = element }

  @inlinable
  mutating func next() -> Element? { element.take() }
}

extension OneOrNone: Sendable where Element: Sendable {}
