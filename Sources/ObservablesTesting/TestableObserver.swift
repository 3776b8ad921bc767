public import Observables

/// Writes down what it is told, and when.
///
/// `@unchecked`: the elements are under a lock; whether they may be read on another thread is for the test to know.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let recorded = Guarded(Unchecked<[Recorded<Event<Element>>]>([]))

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// What it was told so far, in order.
  public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 }.value }

  /// The elements among it.
  public var elements: [Element] { events.compactMap(\.value.element) }

  /// Writes an event down with the scheduler's present.
  public func on(_ event: Event<Element>) {
    let entry = Unchecked(Recorded(time: scheduler.clock, value: event))
    recorded.withLock { $0.value.append(entry.value) }
  }
}

extension TestScheduler {
  /// An observer that writes down what it is told, and when.
  ///
  /// - Parameter type: The type of the elements.
  /// - Returns: The observer.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> { TestableObserver(self) }
}
