extension ObservableType {
  /// The same sequence, with all that happens to it printed.
  ///
  /// ```
  /// tasks -> subscribed
  /// tasks -> Event next(3)
  /// tasks -> Event completed
  /// tasks -> isDisposed
  /// ```
  ///
  /// Prints to the standard output. RxSwift puts the date before each line; this does not.
  ///
  /// - Parameters:
  ///   - identifier: Begins each line. Without it the place of the call does.
  ///   - trimOutput: Whether an event of more than 40 characters is shortened in its middle.
  ///   - file: The call's file.
  ///   - line: The call's line.
  ///   - function: The function that the call stands in.
  /// - Returns: The sequence.
  /// - Complexity: as the printing. Calls on the source's thread.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let place = file.split(separator: "/").last ?? ""
    return debug(identifier ?? "\(place):\(line) (\(function))", trimOutput: trimOutput) { print($0) }
  }

  /// The same with somewhere else to print to.
  package func debug(
    _ identifier: String, trimOutput: Bool = false, print: @escaping @Sendable (String) -> Void
  ) -> Observable<Element> {
    let write: @Sendable (String) -> Void = { print("\(identifier) -> \($0)") }
    let tell: @Sendable (Event<Element>) -> Void = { write("Event \(trimOutput ? "\($0)".trimmed : "\($0)")") }
    return self.do(
      onNext: { tell(.next($0)) }, onError: { tell(.error($0)) }, onCompleted: { tell(.completed) },
      onSubscribe: { write("subscribed") }, onDispose: { write("isDisposed") })
  }
}

extension String {
  /// At most 40 characters of it, and dots.
  fileprivate var trimmed: String {
    count > 40 ? "\(prefix(20))...\(suffix(20))" : self
  }
}
