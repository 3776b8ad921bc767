extension ObservableType {
  /// The elements given and completion, told during `subscribe`.
  ///
  /// ```
  /// of(1, 2, 3)  (123|)
  /// ```
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The sequence.
  @inlinable
  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }
}

extension ObservableType where Element: Sendable {
  /// The elements given and completion, each in a turn of its own on a scheduler.
  ///
  /// ```
  /// of(1, 2, 3, scheduler: s)  -123|
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - scheduler: Tells them, on its thread.
  /// - Returns: The sequence.
  /// - Complexity: one piece of scheduled work an element.
  @preconcurrency
  public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    .scheduled(elements, on: scheduler)
  }
}
