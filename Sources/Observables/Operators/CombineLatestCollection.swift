extension ObservableType {
  /// The newest elements of all sequences in a collection, combined whenever one of them tells an element.
  ///
  /// - Parameters:
  ///   - collection: The sequences; they are subscribed to in this order. None at all make an empty sequence.
  ///   - resultSelector: Makes an element of the newest ones, which are in the collection's order. An error it throws
  ///     ends the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(sources) an element. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    if sources.isEmpty { return .empty() }
    return Observable { sink in
      let newest = sources.map { $0.newest() }
      let junction = CombineLatestMany(sink, sources: sources.count) { try resultSelector(newest.map(\.known)) }
      for (source, newest) in Swift.zip(sources, newest) { source.feed(junction, newest: newest) }
    }
  }

  /// The newest elements of all sequences in a collection as an array, whenever one of them tells an element.
  ///
  /// - Parameter collection: The sequences; they are subscribed to in this order. None at all make an empty sequence.
  /// - Returns: The sequence of the arrays, whose order is the collection's.
  /// - Complexity: O(sources) an element. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}
