extension ObservableType {
  /// The elements of the sequences made from each element, as they come.
  ///
  /// ```
  /// source           -a---b------|
  /// a's sequence      -1---2---3-|
  /// b's sequence           -4-|
  /// flatMap          --1---24--3-|
  /// ```
  ///
  /// Completes when the source and all these sequences have; the first error ends it.
  ///
  /// - Parameter selector: Makes the sequence that belongs to an element. An error it throws ends everything.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, and a subscription each time the source tells one. Calls on the thread of whichever
  ///   source sends, one at a time.
  @inlinable
  @preconcurrency
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> { flatten(Lanes(limit: .max), selector) }
}
