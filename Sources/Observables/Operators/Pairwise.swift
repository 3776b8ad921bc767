extension ObservableType {
  /// Each element, from the second on, with the one before it.
  ///
  /// ```
  /// source        -1-2---3---4-|
  /// pairwise()    ---12--23--34|
  /// ```
  ///
  /// - Returns: The sequence of the pairs, the earlier element first.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  ///
  /// Source: RxJS and RxSwiftExt.
  @inlinable
  public func pairwise() -> Observable<(Element, Element)> {
    let source = asObservable()
    return Observable<(Element, Element)> { sink in
      let last = Box(Element?.none)
      source.run(
        Sink(sink.lifeline) { element in
          let before = last.value
          last.value = element
          if let before { sink.send((before, element)) }
        })
    }
  }
}
