extension ObservableType {
  /// The element at an index, then completion.
  ///
  /// ```
  /// source            -a-b-c-|
  /// element(at: 1)    ---(b|)
  /// ```
  ///
  /// - Parameter index: Which; the first is 0. A source that completes before makes the sequence fail with
  ///   `RxError.argumentOutOfRange`.
  /// - Returns: The sequence of the one element.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "element(at:) was given a negative index")
    let source = asObservable()
    return Observable { sink in
      let left = Box(index)
      let epilogue = Epilogue(sink.lifeline) { ending in
        if case .failed = ending { sink.finish(ending) } else { sink.fail(RxError.argumentOutOfRange) }
      }
      source.run(
        Sink(epilogue) { element in
          left.value -= 1
          if left.value >= 0 { return }
          sink.next(element)
          sink.finish(.completed)
        })
    }
  }
}
