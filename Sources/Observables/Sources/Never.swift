extension ObservableType {
  /// Nothing, and no end.
  ///
  /// ```
  /// never()  ----
  /// ```
  @inlinable
  public static func never() -> Observable<Element> {
    Observable { _ in }
  }
}
