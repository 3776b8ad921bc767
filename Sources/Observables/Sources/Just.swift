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
