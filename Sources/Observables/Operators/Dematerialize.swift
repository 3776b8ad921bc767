extension ObservableType where Element: EventConvertible {
  /// What the elements, which are events, tell: the inverse of `materialize`.
  ///
  /// ```
  /// source             -1---2---e-3-|    1, 2, e and 3 are elements of type Event; e is an error
  /// dematerialize()    -1---2---#
  /// ```
  ///
  /// - Returns: The sequence that the events tell. It ends with the first that is an end, or with the source.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    let source = asObservable()
    return Observable<Element.Element> { sink in
      source.run(
        Sink(sink.lifeline) { element in
          switch element.event {
          case .next(let element): sink.send(element)
          case .error(let error): sink.fail(error)
          case .completed: sink.finish(.completed)
          }
        })
    }
  }
}
