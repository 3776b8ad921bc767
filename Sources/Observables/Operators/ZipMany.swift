extension ObservableType {
  /// `zip` of any number of sequences. The public functions are written out one by one, because inference through a
  /// pack is too slow for a closure of any length.
  @inlinable
  static func zipping<each Source: ObservableType>(
    _ sources: repeat each Source, select: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each sources).asObservable())
    return Observable { (sink: Sink<Element>) in
      let columns = (repeat (each sources).column())
      var count = 0
      for _ in repeat each sources { count += 1 }
      let junction = Zip(sink, sources: count) {
        try select(repeat (each columns).removeFirst())
      } isComplete: {
        for column in repeat each columns {
          if column.isEmpty { return false }
        }
        return true
      }
      repeat (each sources).feed(junction, each columns)
    }
  }
}
