extension ObservableType {
  /// The last so many elements, told when the source completes.
  ///
  /// ```
  /// source         -1-2-3-4-|
  /// takeLast(2)    ---------(34|)
  /// ```
  ///
  /// An error is told at once, without them.
  ///
  /// - Parameter count: How many; not negative.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, amortised, and O(count) at completion. Calls on the source's thread.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "takeLast(_:) was given a negative count")
    let source = asObservable()
    return Observable { sink in
      let last = Box(History<Element>(limit: count))
      let epilogue = Epilogue(sink.lifeline) { ending in
        if case .completed = ending { for element in last.value.inOrder { sink.send(element) } }
        sink.finish(ending)
      }
      source.run(
        Sink(epilogue) { element in
          if count > 0 { _ = last.value.record(element) }
        })
    }
  }
}
