extension ObservableType {
  /// The events as elements, then completion.
  ///
  /// ```
  /// source           -1---2---#
  /// materialize()    -1---2---(e|)    1, 2 and e are elements of type Event; e is the error
  /// ```
  ///
  /// - Returns: The sequence of the events. It never fails.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Observable<Event<Element>> { sink in
      let epilogue = Epilogue(sink.lifeline) { ending in
        sink.send(Event(ending))
        sink.finish(.completed)
      }
      source.run(Sink(epilogue) { sink.next(.next($0)) })
    }
  }
}
