extension ObservableType {
  /// `combineLatest` of any number of sequences. The public functions are written out one by one, because inference
  /// through a pack is too slow for a closure of any length.
  @inlinable
  static func combining<each Source: ObservableType>(
    _ sources: repeat each Source, select: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each sources).asObservable())
    return Observable { (sink: Sink<Element>) in
      let newest = (repeat (each sources).newest())
      var count = 0
      for _ in repeat each sources { count += 1 }
      let junction = CombineLatestMany(sink, sources: count) { try select(repeat (each newest).known) }
      repeat (each sources).feed(junction, newest: each newest)
    }
  }
}
