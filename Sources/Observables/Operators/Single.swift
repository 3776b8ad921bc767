extension ObservableType {
  /// The same sequence, which fails unless it has exactly one element.
  ///
  /// ```
  /// source      -1-2-|
  /// single()    -1-#
  /// ```
  ///
  /// The element is told at once, before it is known to be the only one.
  ///
  /// - Returns: The sequence. It fails with `RxError.moreThanOneElement` at the second element, and with
  ///   `RxError.noElements` if there is none.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func single() -> Observable<Element> { single { _ in true } }

  /// The elements that satisfy a predicate; the sequence fails unless there is exactly one.
  ///
  /// - Parameter predicate: Says which elements count. An error it throws ends the sequence.
  /// - Returns: The sequence. It fails with `RxError.moreThanOneElement` at the second such element, and with
  ///   `RxError.noElements` if there is none.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let isFound = Box(false)
      let epilogue = Epilogue(sink.lifeline) { ending in
        if case .completed = ending, !isFound.value { sink.fail(RxError.noElements) } else { sink.finish(ending) }
      }
      source.run(
        Sink(epilogue) { element in
          do {
            guard try predicate(element) else { return }
            if isFound.value { return sink.fail(RxError.moreThanOneElement) }
            isFound.value = true
            sink.send(element)
          } catch { sink.fail(error) }
        })
    }
  }
}
