extension ObservableType {
  /// One element over and over, told during `subscribe` until the subscription ends.
  ///
  /// ```
  /// repeatElement(1).take(3)  (111|)
  /// ```
  ///
  /// It only stops when the observer has had enough, inside its own call, or when another thread disposes.
  ///
  /// - Parameter element: The element.
  /// - Returns: The sequence.
  @inlinable
  public static func repeatElement(_ element: Element) -> Observable<Element> {
    Observable { sink in
      while !sink.lifeline.isDisposed { sink.next(element) }
    }
  }
}

extension ObservableType where Element: Sendable {
  /// One element over and over, each in a turn of its own on a scheduler.
  ///
  /// ```
  /// repeatElement(1, scheduler: s)  -1111…
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: Tells it, on its thread.
  /// - Returns: The sequence.
  /// - Complexity: one piece of scheduled work an element.
  @preconcurrency
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> { .scheduled(Endless(element: element), on: scheduler) }
}

private struct Endless<Element: Sendable>: Sequence, IteratorProtocol, Sendable {
  let element: Element
  mutating func next() -> Element? { element }
}
