extension ObservableType {
  /// The end only.
  ///
  /// ```
  /// source              -1-2-3-|
  /// ignoreElements()    -------|
  /// ```
  ///
  /// - Returns: The sequence without elements.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Observable<Never> { sink in
      // The end travels down only as long as `next` is held: see `Sink.finish`.
      source.run(Sink(sink.lifeline) { _ in withExtendedLifetime(sink.next) {} })
    }
  }
}
