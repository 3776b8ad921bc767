public import Dispatch

extension ObservableType {
  /// Each element that is followed by so long a silence.
  ///
  /// ```
  /// source                      -1-2-3------4----5|
  /// debounce(.seconds(3), …)    --------3------4--(5|)
  /// ```
  ///
  /// At completion the element that is still waiting is told at once, before the completion. At an error it is dropped.
  ///
  /// - Parameters:
  ///   - dueTime: How long the silence must be, by the scheduler's clock. Zero: until the scheduler runs work next.
  ///   - scheduler: Keeps the time. Elements are told on its thread, except one that completion sends off.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element and one piece of scheduled work, which takes the place of the one before.
  ///
  /// Source: RxSwift's `debounce` (also called `throttleWithTimeout` in ReactiveX).
  @preconcurrency
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
  where Element: Sendable {
    let source = asObservable()
    return Observable { sink in
      let junction = Debounce(sink, dueTime, scheduler)
      let branch = Branch(junction)
      guard junction.hold(branch) else { return }
      // Not through the gate: what the source says must not wait while an element is told, nor be worked off there.
      source.run(Sink(branch) { junction.take($0) })
    }
  }
}

/// What waits for silence.
struct Silence<Element> {
  private var waiting: Element?
  private var ticket = 0

  /// An element has come. Its ticket makes the timers set for earlier ones void.
  ///
  /// - Returns: The ticket, and the element that will not be told.
  mutating func broken(by element: Element) -> (ticket: Int, dropped: Element?) {
    let dropped = waiting
    waiting = element
    ticket += 1
    return (ticket, dropped)
  }

  /// The timer with this ticket has run out.
  ///
  /// - Returns: The element to tell.
  mutating func lasted(for ticket: Int) -> Element? { ticket == self.ticket ? waiting.take() : nil }

  /// The source has ended.
  ///
  /// - Returns: The element that was waiting.
  mutating func ended() -> Element? { waiting.take() }
}

/// State is under a lock of its own and the gate serialises what is told. So the gate is never found taken by a source
/// that only hands in an element, and what is told is told on the scheduler's thread.
final class Debounce<Element: Sendable>: Junction, @unchecked Sendable {
  private let next: (Element) -> Void
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let silence = Guarded(Silence<Element>())

  init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    next = sink.next
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream: sink.lifeline)
    _ = hold(timer)
  }

  func take(_ element: Element) {
    let (ticket, dropped) = silence.withLock { $0.broken(by: element) }
    _ = consume dropped
    timer.renew {
      scheduler.scheduleRelative(ticket, dueTime: dueTime) { [self] ticket in
        if let element = silence.withLock({ $0.lasted(for: ticket) }) {
          gate.perform(self, element) { $0.tell($1) }
        }
        return Disposables.create()
      }
    }
  }

  private func tell(_ element: Element) {
    if !isDisposed { next(element) }
  }

  override func branchCompleted(_ branch: Branch) {
    if let element = silence.withLock({ $0.ended() }) { tell(element) }
    finish(.completed)
  }

  override func letGo() {
    let dropped = silence.withLock { $0.ended() }
    _ = consume dropped
  }
}
