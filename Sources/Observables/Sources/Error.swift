extension ObservableType {
  /// An error and nothing else, told during `subscribe`.
  ///
  /// ```
  /// error(e)  #
  /// ```
  ///
  /// - Parameter error: The error.
  /// - Returns: The sequence.
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { $0.fail(error) }
  }
}
