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
