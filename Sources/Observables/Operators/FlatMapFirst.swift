extension ObservableType {
  /// The elements of the sequence made from an element; what the source tells while that sequence runs is dropped.
  ///
  /// ```
  /// source           -a---b----c-------|
  /// a's sequence      -1---2-|
  /// c's sequence                -3-4-|
  /// flatMapFirst     --1---2-----3-4---|
  /// ```
  ///
  /// Completes when the source and the sequence that runs have; any error ends it.
  ///
  /// - Parameter selector: Makes the sequence that belongs to an element; it is not called for those dropped. An error
  ///   it throws ends everything.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, and a subscription for each sequence. Calls on the thread of whichever source
  ///   sends, one at a time.
  @inlinable
  @preconcurrency
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> { flatten(Lanes(limit: 1, mayWait: false), selector) }
}
