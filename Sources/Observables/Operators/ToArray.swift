extension ObservableType {
  /// All elements as one array, when the source completes.
  ///
  /// ```
  /// source       -1-2-3-|
  /// toArray()    -------([1,2,3]|)
  /// ```
  ///
  /// - Returns: The sequence of the one array; it is empty if the source is.
  /// - Complexity: O(1) an element, amortised. Calls on the source's thread.
  @inlinable
  public func toArray() -> Observable<[Element]> {
    let source = asObservable()
    return Observable<[Element]> { sink in
      let all = Box([Element]())
      let epilogue = Epilogue(sink.lifeline) { ending in
        if case .completed = ending { sink.send(all.value) }
        sink.finish(ending)
      }
      source.run(Sink(epilogue) { all.value.append($0) })
    }
  }
}
