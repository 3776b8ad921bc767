extension ObservableType {
  /// The same sequence, or an element if it has none.
  ///
  /// ```
  /// source                 ---|
  /// ifEmpty(default: 0)    ---(0|)
  /// ```
  ///
  /// - Parameter default: Is told at completion if no element was.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func ifEmpty(default: Element) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let isEmpty = Box(true)
      let epilogue = Epilogue(sink.lifeline) { ending in
        if case .completed = ending, isEmpty.value { sink.send(`default`) }
        sink.finish(ending)
      }
      source.run(
        Sink(epilogue) { element in
          isEmpty.value = false
          sink.next(element)
        })
    }
  }

  /// The same sequence, or another if it has no elements.
  ///
  /// ```
  /// source                    ---|
  /// other                        -1-2-|
  /// ifEmpty(switchTo: other)  ----1-2-|
  /// ```
  ///
  /// - Parameter other: Is subscribed to at completion if no element was told.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread, then on the other's.
  @inlinable
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let isEmpty = Box(true)
      let isOnTrial = Box(true)
      let inlet = Sink<Element>(sink.lifeline) { element in
        isEmpty.value = false
        sink.next(element)
      }
      Succession(inlet) { ending in
        guard case .completed = ending, isOnTrial.value, isEmpty.value else { return .finish(ending ?? .completed) }
        isOnTrial.value = false
        return .subscribe(other)
      }.start(with: source)
    }
  }
}
