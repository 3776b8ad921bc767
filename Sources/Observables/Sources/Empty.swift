extension ObservableType {
  /// Completion and nothing else, told during `subscribe`.
  ///
  /// ```
  /// empty()  |
  /// ```
  @inlinable
  public static func empty() -> Observable<Element> {
    Observable { $0.finish(.completed) }
  }
}
