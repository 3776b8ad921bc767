extension ObservableType {
  /// The elements of this sequence and, when it has completed, those of a second.
  ///
  /// ```
  /// source            -1-2-|
  /// second                 -3-4-|
  /// concat(second)    -1-2--3-4-|
  /// ```
  ///
  /// To be called like a method, see `ConcatCall`. Without an argument, on a sequence of sequences, it is `concatMap` of
  /// those.
  @inlinable
  public var concat: ConcatCall<Element> { ConcatCall(first: asObservable()) }

  /// The elements of several sequences, one after the other.
  ///
  /// - Parameter sequence: The sequences; each is subscribed to when the one before has completed. It is run through
  ///   anew for each subscription, and may be endless.
  /// - Returns: The sequence. The first error ends it.
  /// - Complexity: O(1) an element. Calls on the thread of the source that runs.
  @inlinable
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable { sink in
      let rest = Box(sequence.makeIterator())
      Succession(sink) { ending in
        if case .failed(let error) = ending { return .finish(.failed(error)) }
        return rest.value.next().map { .subscribe($0) } ?? .finish(.completed)
      }.start()
    }
  }

  /// The elements of several sequences, one after the other.
  ///
  /// - Parameter sources: The sequences; each is subscribed to when the one before has completed.
  /// - Returns: The sequence. The first error ends it.
  /// - Complexity: O(1) an element. Calls on the thread of the source that runs.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
}

/// What `concat` of a sequence is before it is called.
///
/// It is not a method for a reason that has nothing to do with what it does. In the Swift 6 language mode a method
/// beside a static function of the same name makes the compiler ask whether `Observable<Element>` is Sendable before it
/// knows the element, and `Observable.concat(a, b)` would have to be written `Observable<Int>.concat(a, b)`. `merge`
/// and `amb` are made like this, too.
public struct ConcatCall<Element> {
  @usableFromInline let first: Observable<Element>

  @inlinable
  init(first: Observable<Element>) { self.first = first }

  /// The elements of the sequence and, when it has completed, those of a second.
  ///
  /// - Parameter second: Is subscribed to when the first has completed.
  /// - Returns: The sequence. The first error ends it.
  /// - Complexity: O(1) an element. Calls on the thread of the source that runs.
  @inlinable
  public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    let first = first
    let second = second.asObservable()
    return Observable { sink in
      let isFirst = Box(true)
      Succession(sink) { ending in
        guard case .completed = ending, isFirst.value else { return .finish(ending ?? .completed) }
        isFirst.value = false
        return .subscribe(second)
      }.start(with: first)
    }
  }
}

extension ConcatCall where Element: ObservableConvertibleType {
  /// The elements of the sequences that the sequence tells, one sequence after the other.
  ///
  /// Completes when the source and all these sequences have; the first error ends it.
  ///
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, and a subscription each time the source tells a sequence. Calls on the thread of
  ///   whichever source sends, one at a time.
  @inlinable
  public func callAsFunction() -> Observable<Element.Element> { first.flatten(Lanes(limit: 1)) { $0 } }
}
