public import Dispatch

extension ObservableType {
  /// The elements, but no two within so long a time; the last of those left out is told when the time is over.
  ///
  /// ```
  /// source                      -1-2-3------4-5---|
  /// throttle(.seconds(5), …)    -1----3-----4----5|
  /// with latest: false          -1----------4-----|
  /// ```
  ///
  /// At completion an element that is still waiting is told in its time, and the completion then. At an error it is
  /// dropped.
  ///
  /// - Parameters:
  ///   - dueTime: The least time between two elements, by the scheduler's clock. Zero: everything passes. `.never`: the
  ///     first passes and nothing else.
  ///   - latest: Whether the last of those left out is told at all.
  ///   - scheduler: Keeps the time.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, and one piece of scheduled work for each that waits. Calls on the source's thread,
  ///   and on the scheduler's for what has waited, one at a time.
  ///
  /// Source: RxSwift, event for event.
  @preconcurrency
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> where Element: Sendable {
    let source = asObservable()
    return Observable { sink in
      let junction = Throttle(sink, Valve(dueTime, latest: latest), scheduler)
      source.feed(junction, through: Branch(junction)) {
        junction.gate.perform(junction, $0) { $0.take($1) }
      }
    }
  }
}

/// What lets one element through and then is shut for a while.
struct Valve<Element> {
  enum Verdict { case tell, wait(RxTimeInterval), nothing }

  private let dueTime: RxTimeInterval
  private let latest: Bool
  private var opens: RxTime?
  private var waiting: Element?
  private var isLast = false

  init(_ dueTime: RxTimeInterval, latest: Bool) {
    self.dueTime = dueTime
    // What waits for ever would hold up the completion for ever.
    self.latest = latest && dueTime.inNanoseconds != nil
  }

  /// An element has come: tell it, set a timer, or neither.
  mutating func take(_ element: Element, at now: RxTime) -> Verdict {
    guard let opens, now < opens else {
      waiting = nil
      return .tell
    }
    if !latest { return .nothing }
    defer { waiting = element }
    return waiting == nil ? .wait(opens - now) : .nothing
  }

  /// An element has been told. The time that telling took does not count.
  mutating func told(at now: RxTime) { opens = now + dueTime }

  /// The timer has run out.
  mutating func release() -> Element? { waiting.take() }

  /// The source has completed. True: complete now; else after what waits.
  mutating func completed() -> Bool {
    isLast = true
    return waiting == nil
  }

  /// True: what was told now was the last.
  var isDone: Bool { isLast && waiting == nil }
}

final class Throttle<Element: Sendable>: Junction, @unchecked Sendable {
  private let next: (Element) -> Void
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  // Protected by the junction's gate.
  @exclusivity(unchecked) private var valve: Valve<Element>

  init(_ sink: Sink<Element>, _ valve: Valve<Element>, _ scheduler: any SchedulerType) {
    next = sink.next
    self.valve = valve
    self.scheduler = scheduler
    super.init(downstream: sink.lifeline)
    _ = hold(timer)
  }

  func take(_ element: Element) {
    if isDisposed { return }
    switch valve.take(element, at: scheduler.now) {
    case .tell: tell(element)
    case .wait(let time): wait(time)
    case .nothing: break
    }
  }

  private func tell(_ element: Element) {
    next(element)
    valve.told(at: scheduler.now)
  }

  private func wait(_ time: RxTimeInterval) {
    timer.renew {
      scheduler.scheduleRelative((), dueTime: time) { [self] in
        gate.perform(self, ()) { throttle, _ in throttle.open() }
        return Disposables.create()
      }
    }
  }

  private func open() {
    if isDisposed { return }
    if let element = valve.release() { tell(element) }
    if valve.isDone { finish(.completed) }
  }

  override func branchCompleted(_ branch: Branch) {
    if valve.completed() { finish(.completed) }
  }
}
