extension ObservableConvertibleType where Element: Sendable {
  /// The sequence for `for try await`.
  ///
  /// ```swift
  /// for try await price in prices.values(bufferingPolicy: .bufferingNewest(1)) { draw(price) }
  /// ```
  ///
  /// It is subscribed to by this call, on the caller's thread, and left when the loop is, when its task is cancelled, and
  /// when the stream is dropped. Completion ends the loop; an error is thrown, in both cases after what was buffered.
  ///
  /// - Parameter limit: What becomes of elements that come faster than the loop takes them. Say which you mean:
  ///   `.unbounded` keeps all, however many; `.bufferingNewest(1)` is right for a state, of which only the newest counts.
  /// - Returns: The stream, for one loop.
  /// - Complexity: O(1) an element.
  public func values(
    bufferingPolicy limit: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy
  ) -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(bufferingPolicy: limit) { continuation in
      let subscription = asObservable().subscribe(
        onNext: { continuation.yield($0) }, onError: { continuation.finish(throwing: $0) },
        onCompleted: { continuation.finish() })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}
