extension Observable where Element: Sendable {
  /// The elements of a Swift sequence and completion, each in a turn of its own on a scheduler.
  static func scheduled<Elements: Sequence & Sendable>(
    _ elements: Elements, on scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    Observable { sink in
      let recital = Recital(sink, elements.makeIterator())
      let work = scheduler.scheduleRecursive(()) { _, recurse in
        if recital.next() { recurse(()) }
      }
      sink.lifeline.attach { _ in work.dispose() }
    }
  }
}

/// What is left to be told, one element a turn.
///
/// `@unchecked`: one turn is scheduled at a time, by the one before.
private final class Recital<Iterator: IteratorProtocol>: @unchecked Sendable {
  private let sink: Sink<Iterator.Element>
  // Protected as the class's comment says.
  @exclusivity(unchecked) private var iterator: Iterator

  init(_ sink: Sink<Iterator.Element>, _ iterator: Iterator) {
    self.sink = sink
    self.iterator = iterator
  }

  /// False: it was the last turn.
  func next() -> Bool {
    if sink.lifeline.isDisposed { return false }
    guard let element = iterator.next() else {
      sink.finish(.completed)
      return false
    }
    sink.next(element)
    return true
  }
}
