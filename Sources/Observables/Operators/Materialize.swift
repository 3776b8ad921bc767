extension ObservableType {
  /// The events as elements, then completion.
  ///
  /// ```
  /// source           -1---2---#
  /// materialize()    -1---2---(#|)   where 1, 2 and # are elements of type Event
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
