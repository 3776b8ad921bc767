extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the sequences that this one tells, as they come, or of so many at a time.
  ///
  /// ```
  /// source     -a-b----------|
  /// a           -1---2-----|
  /// b             -3---4-|
  /// merge()    --1-3-2-4-----|
  /// ```
  ///
  /// ```
  /// source                     -a-b-c----------|
  /// a                           -1---2-|
  /// b                             -3-----4-|
  /// c, when its turn comes               -5-|
  /// merge(maxConcurrent: 2)    --1-3-2---45----|
  /// ```
  ///
  /// To be called like a method, see `ConcatCall`.
  @inlinable
  public var merge: MergeCall<Element> { MergeCall(source: asObservable()) }
}

/// What `merge` of a sequence of sequences is before it is called; see `ConcatCall` for why it is not a method.
public struct MergeCall<Source: ObservableConvertibleType> {
  @usableFromInline let source: Observable<Source>

  @inlinable
  init(source: Observable<Source>) { self.source = source }

  /// The elements of all the sequences, as they come.
  ///
  /// Completes when the source and all these sequences have; the first error ends it.
  ///
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, and a subscription each time the source tells a sequence. Calls on the thread of
  ///   whichever source sends, one at a time.
  @inlinable
  public func callAsFunction() -> Observable<Source.Element> { source.flatten(Lanes(limit: .max)) { $0 } }

  /// The elements of so many of the sequences at a time; the others wait, in their order.
  ///
  /// Completes when the source and all these sequences have; the first error ends it.
  ///
  /// - Parameter maxConcurrent: How many are subscribed to at once; more than 0.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, and a subscription each time the source tells a sequence. Calls on the thread of
  ///   whichever source sends, one at a time.
  @inlinable
  public func callAsFunction(maxConcurrent: Int) -> Observable<Source.Element> {
    precondition(maxConcurrent > 0, "merge(maxConcurrent:) was told to subscribe to none")
    return source.flatten(Lanes(limit: maxConcurrent)) { $0 }
  }
}
