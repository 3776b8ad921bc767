extension ObservableType {
  /// One element and completion, told during `subscribe`.
  ///
  /// ```
  /// just(1)  (1|)
  /// ```
  ///
  /// - Parameter element: The element.
  /// - Returns: The sequence.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Observable { sink in
      sink.send(element)
      sink.finish(.completed)
    }
  }
}

extension ObservableType where Element: Sendable {
  /// One element and completion, each in a turn of its own on a scheduler.
  ///
  /// ```
  /// just(1, scheduler: s)  -1|
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: Tells it, on its thread.
  /// - Returns: The sequence.
  @preconcurrency
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .scheduled(OneOrNone(element), on: scheduler)
  }
}
