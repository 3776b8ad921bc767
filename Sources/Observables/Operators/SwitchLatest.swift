extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the newest of the sequences that this one tells; the one before is left.
  ///
  /// ```
  /// source            -a-------b--------|
  /// a                  -1-2-3-4-5
  /// b                           -6-7-|
  /// switchLatest()    --1-2-3-4--6-7----|
  /// ```
  ///
  /// Completes when the source and the last sequence have; any error ends it.
  ///
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, and a subscription each time the source tells a sequence. Calls on the thread of
  ///   whichever source sends, one at a time.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> { switching { $0 } }
}
