extension ObservableType {
  /// The elements of the sequences made from each element, one sequence after the other.
  ///
  /// ```
  /// source           -a---b------|
  /// a's sequence      -1---2---3-|
  /// b's sequence                  -4-|
  /// concatMap        --1---2---3---4-|
  /// ```
  ///
  /// A sequence is made when its element comes, and subscribed to when those before have completed. Completes when the
  /// source and all these sequences have; the first error ends it.
  ///
  /// - Parameter selector: Makes the sequence that belongs to an element. An error it throws ends everything.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, and a subscription each time the source tells one. Calls on the thread of whichever
  ///   source sends, one at a time.
  @inlinable
  @preconcurrency
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> { flatten(Lanes(limit: 1), selector) }
}
