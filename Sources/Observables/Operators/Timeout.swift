public import Dispatch

extension ObservableType {
  /// The same sequence, or an error if no element comes for so long.
  ///
  /// ```
  /// source                     -1-2-------3-|
  /// timeout(.seconds(4), …)    -1-2---#
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: How long at most from the subscription to the first element and from each to the next, by the
  ///     scheduler's clock.
  ///   - scheduler: Keeps the time. `RxError.timeout` is told on its thread.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element and one piece of scheduled work, which takes the place of the one before.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable<Element>.error(RxError.timeout), scheduler: scheduler)
  }

  /// The same sequence, or another in its place if no element comes for so long.
  ///
  /// ```
  /// source                               -1-2-------3-|
  /// other                                --------a-b|
  /// timeout(.seconds(4), other: …, …)    -1-2----a-b|
  /// ```
  ///
  /// The time that an observer takes for an element does not count.
  ///
  /// - Parameters:
  ///   - dueTime: How long at most from the subscription to the first element and from each to the next, by the
  ///     scheduler's clock.
  ///   - other: Is subscribed to when the time is over; the first sequence has been left by then.
  ///   - scheduler: Keeps the time and subscribes to `other`, on its thread.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element and one piece of scheduled work, which takes the place of the one before.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { sink in
      let junction = Timeout(sink, dueTime, other: other, scheduler)
      junction.begin(with: source)
    }
  }
}

/// Who is listened to, and which timer counts.
struct Patience {
  private var ticket = 0
  private(set) var isOver = false

  /// An element has come, or the subscription begun.
  ///
  /// - Returns: The ticket of the timer to set; earlier ones are void. nil: none is needed any longer.
  mutating func renewed() -> Int? {
    if isOver { return nil }
    ticket += 1
    return ticket
  }

  /// The timer with this ticket has run out. True: turn to the other sequence.
  mutating func lost(ticket: Int) -> Bool {
    if isOver || ticket != self.ticket { return false }
    isOver = true
    return true
  }
}

final class Timeout<Element>: Junction, @unchecked Sendable {
  /// How a source has ended, on its way through the gate.
  private struct Report {
    let branch: Branch
    let ending: Ending
  }

  private let next: (Element) -> Void
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  // Protected by the junction's gate; `current` is set before the source is subscribed to.
  @exclusivity(unchecked) private var patience = Patience()
  @exclusivity(unchecked) private var current: Branch?
  // Let go of when it is turned to: it leads to whoever holds this.
  @exclusivity(unchecked) private var other: Observable<Element>?

  init(
    _ sink: Sink<Element>, _ dueTime: RxTimeInterval, other: Observable<Element>, _ scheduler: any SchedulerType
  ) {
    next = sink.next
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
    super.init(downstream: sink.lifeline)
    _ = hold(timer)
  }

  func begin(with source: Observable<Element>) {
    let branch = Branch(self)
    current = branch
    gate.perform(self, ()) { timeout, _ in timeout.wait() }
    // Outside the gate: what a source tells at once must not pile up there.
    source.feed(self, through: branch) { [self] in gate.perform(self, $0) { $0.take($1) } }
  }

  private func take(_ element: Element) {
    if isDisposed || patience.isOver { return }
    next(element)
    if !isDisposed { wait() }
  }

  private func wait() {
    guard let ticket = patience.renewed() else { return }
    timer.renew {
      scheduler.scheduleRelative(ticket, dueTime: dueTime) { [self] ticket in
        gate.perform(self, ticket) { $0.give(up: $1) }
        return Disposables.create()
      }
    }
  }

  private func give(up ticket: Int) {
    if isDisposed || !patience.lost(ticket: ticket) { return }
    if let old = current {
      release(old)
      old.dispose()
    }
    guard let other = other.take() else { return }
    let branch = Branch(self)
    current = branch
    // It is the only one from now on, and needs no gate.
    other.feed(self, through: branch) { [self] in if !isDisposed { next($0) } }
  }

  override func branchEnded(_ branch: Branch, _ ending: Ending) {
    // The end of a source that has been left meanwhile is nobody's.
    gate.perform(self, Report(branch: branch, ending: ending)) { timeout, report in
      if timeout.current === report.branch { timeout.finish(report.ending) }
    }
  }
}
