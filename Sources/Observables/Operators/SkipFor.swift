extension ObservableType {
  /// The elements after so long a time.
  ///
  /// ```
  /// source                              -1-2-3-4-|
  /// skip(.seconds(4), scheduler: s)     -----3-4-|
  /// ```
  ///
  /// The source's end is told at any time.
  ///
  /// - Parameters:
  ///   - duration: How long, from subscription on.
  ///   - scheduler: Its clock.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let junction = SkipFor(sink)
      Observable<Int>.timer(duration, scheduler: scheduler).feed(junction, through: Branch(junction, .side)) { _ in
        junction.gate.perform(junction, ()) { junction, _ in junction.isOpen = true }
      }
      source.feed(junction, through: Branch(junction, .main)) {
        junction.gate.perform(junction, $0) { $0.take($1) }
      }
    }
  }
}

final class SkipFor<Element>: Junction, @unchecked Sendable {
  let next: (Element) -> Void
  // Protected by the junction's gate.
  @exclusivity(unchecked) var isOpen = false

  init(_ sink: Sink<Element>) {
    next = sink.next
    super.init(downstream: sink.lifeline)
  }

  func take(_ element: Element) {
    if isOpen, !isDisposed { next(element) }
  }
}
