public import Observables

/// A sequence whose events come at given times, and which writes down when it was subscribed to.
public final class TestableObservable<Element>: ObservableType {
  /// What it tells, and when: for a hot one at which time, for a cold one how long after the subscription.
  public let recordedEvents: [Recorded<Event<Element>>]

  private let log: SubscriptionLog
  private let observable: Observable<Element>

  init(_ events: [Recorded<Event<Element>>], _ log: SubscriptionLog, _ observable: Observable<Element>) {
    recordedEvents = events
    self.log = log
    self.observable = observable
  }

  /// The subscriptions so far, in the order in which they began.
  public var subscriptions: [Subscription] { log.all }

  /// The sequence.
  public func asObservable() -> Observable<Element> { observable }
}

extension TestableObservable: @unchecked Sendable where Element: Sendable {}

extension TestScheduler {
  /// A sequence that runs whether it is observed or not.
  ///
  /// - Parameter events: What it tells to whoever is subscribed then; the times are absolute, in ticks.
  /// - Returns: The sequence.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    let log = SubscriptionLog(self)
    let crowd = Crowd<Element>()
    for event in events { scheduleAt(event.time) { crowd.tell(event.value) } }
    let observable = Observable<Element>.create { observer in
      let entry = log.begin()
      let key = crowd.add(observer)
      return Disposables.create {
        crowd.remove(key)
        log.end(entry)
      }
    }
    return TestableObservable(events, log, observable)
  }

  /// A sequence that begins anew with each subscription.
  ///
  /// - Parameter events: What it tells each subscriber; the times count from the subscription, in ticks.
  /// - Returns: The sequence.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    let log = SubscriptionLog(self)
    let script = Unchecked(events)
    let observable = Observable<Element>.create { [self] observer in
      let entry = log.begin()
      let pending = script.value.map { event in
        let work = ScheduledWork {
          observer.on(event.value)
          return Disposables.create()
        }
        add(work, at: clock + event.time)
        return work
      }
      return Disposables.create {
        for work in pending { work.cancel() }
        log.end(entry)
      }
    }
    return TestableObservable(events, log, observable)
  }
}

/// Who is subscribed to a hot sequence. Unlike a subject it tells an end to those present only, for a script may go on.
///
/// `@unchecked`: the list is under a lock; the elements are the script's.
private final class Crowd<Element>: @unchecked Sendable {
  private struct State {
    var present: [(key: Int, observer: AnyObserver<Element>)] = []
    var issued = 0
  }

  private let state = Guarded(Unchecked(State()))

  func tell(_ event: Event<Element>) {
    for (_, observer) in state.withLock({ $0 }).value.present { observer.on(event) }
  }

  func add(_ observer: AnyObserver<Element>) -> Int {
    let observer = Unchecked(observer)
    return state.withLock { state in
      state.value.issued += 1
      state.value.present.append((state.value.issued, observer.value))
      return state.value.issued
    }
  }

  func remove(_ key: Int) {
    // What leaves dies outside the lock.
    let before = state.withLock { state in
      let before = state
      state.value.present.removeAll { $0.key == key }
      return before
    }
    _ = consume before
  }
}

/// When a sequence was subscribed to and left.
final class SubscriptionLog: Sendable {
  private let scheduler: TestScheduler
  private let entries = Guarded<[Subscription]>([])

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  var all: [Subscription] { entries.withLock { $0 } }

  func begin() -> Int {
    let now = scheduler.clock
    return entries.withLock { entries in
      entries.append(Subscription(now))
      return entries.count - 1
    }
  }

  func end(_ index: Int) {
    let now = scheduler.clock
    entries.withLock { $0[index] = Subscription($0[index].subscribe, now) }
  }
}
