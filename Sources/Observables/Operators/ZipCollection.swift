extension ObservableType {
  /// The first elements of all sequences in a collection combined, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - collection: The sequences; they are subscribed to in this order. None at all make an empty sequence.
  ///   - resultSelector: Makes an element of one of each, which are in the collection's order. An error it throws ends
  ///     the sequence.
  /// - Returns: The sequence of the results.
  /// - Complexity: O(sources) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  @preconcurrency
  public static func zip<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping @Sendable ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    if sources.isEmpty { return .empty() }
    return Observable { sink in
      let columns = sources.map { $0.column() }
      let junction = Zip(sink, sources: sources.count) {
        try resultSelector(columns.map { $0.removeFirst() })
      } isComplete: {
        columns.allSatisfy { !$0.isEmpty }
      }
      for (source, column) in Swift.zip(sources, columns) { source.feed(junction, column) }
    }
  }

  /// The first elements of all sequences in a collection as an array, then the second ones, and so on.
  ///
  /// - Parameter collection: The sequences; they are subscribed to in this order. None at all make an empty sequence.
  /// - Returns: The sequence of the arrays, whose order is the collection's.
  /// - Complexity: O(sources) an element, amortised. Calls on the thread of whichever source sends, one at a time.
  @inlinable
  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
