public import Dispatch

extension ObservableType {
  /// The same sequence, each element and the completion so much later.
  ///
  /// ```
  /// source                   -1-2--3-|
  /// delay(.seconds(2), …)    ---1-2--3-|
  /// ```
  ///
  /// An error passes at once and drops what is waiting.
  ///
  /// - Parameters:
  ///   - dueTime: How much later, by the scheduler's clock. Zero: when the scheduler runs work next. `.never`:
  ///     nothing but an error passes.
  ///   - scheduler: Keeps the time and tells the elements, on its thread.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, amortised; at most one piece of work is scheduled at a time.
  ///
  /// Source: RxSwift, event for event.
  @preconcurrency
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
  where Element: Sendable {
    let source = asObservable()
    return Observable { sink in
      let junction = Delay(sink, dueTime, scheduler)
      let branch = Branch(junction)
      guard junction.hold(branch) else { return }
      source.run(Sink(branch) { junction.put(.next($0)) })
    }
  }
}

/// What is on its way, in order of time.
struct Conveyor<Element> {
  struct Item {
    let event: Event<Element>
    let time: RxTime
  }

  private var items = Queue<Item>()

  /// True: it is the only one, so set a timer.
  mutating func put(_ item: Item) -> Bool {
    defer { items.append(item) }
    return items.isEmpty
  }

  /// - Returns: The first one, if it is due.
  mutating func take(at now: RxTime) -> Event<Element>? {
    guard let time = nextTime, time <= now else { return nil }
    return items.removeFirst().event
  }

  var nextTime: RxTime? { items.front?.time }
}

final class Delay<Element: Sendable>: Junction, @unchecked Sendable {
  private let next: (Element) -> Void
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  // Protected by the junction's gate.
  @exclusivity(unchecked) private var conveyor = Conveyor<Element>()

  init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    next = sink.next
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream: sink.lifeline)
    _ = hold(timer)
  }

  /// The time counts from here, however long the gate is taken. What is never to be told is not kept.
  func put(_ event: Event<Element>) {
    let item = Conveyor.Item(event: event, time: scheduler.now + dueTime)
    if item.time == .distantFuture { return }
    gate.perform(self, item) { delay, item in
      if !delay.isDisposed, delay.conveyor.put(item) { delay.wait() }
    }
  }

  private func wait() {
    guard let time = conveyor.nextTime else { return }
    timer.renew {
      scheduler.scheduleRelative((), dueTime: time - scheduler.now) { [self] in
        gate.perform(self, ()) { delay, _ in delay.tellDue() }
        return Disposables.create()
      }
    }
  }

  private func tellDue() {
    // The timer is right even where the clock, which may count in whole ticks, says that it is early.
    let now = max(scheduler.now, conveyor.nextTime ?? scheduler.now)
    while !isDisposed, let event = conveyor.take(at: now) {
      switch event {
      case .next(let element): next(element)
      case .error(let error): finish(.failed(error))
      case .completed: finish(.completed)
      }
    }
    if !isDisposed { wait() }
  }

  override func branchEnded(_ branch: Branch, _ ending: Ending) {
    switch ending {
    case .completed: put(.completed)
    case .failed: super.branchEnded(branch, ending)
    }
  }
}
