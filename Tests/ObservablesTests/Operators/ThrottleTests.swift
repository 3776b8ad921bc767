import Dispatch
import Observables
import ObservablesTesting
import Testing

struct ThrottleTests {
  let scheduler = TestScheduler(initialClock: 0)

  /// What throttle by so many ticks makes of events at these times.
  func throttled(
    by ticks: Int, latest: Bool = true, disposed: TestTime = 1000, _ events: [Recorded<Event<Int>>]
  ) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    return scheduler.start(disposed: disposed) {
      source.throttle(.seconds(ticks), latest: latest, scheduler: scheduler)
    }.events
  }

  @Test func `the first passes at once, the last of those left out when the time is over`() {
    let events = throttled(by: 20, [.next(210, 1), .next(215, 2), .next(220, 3), .next(300, 4)])
    #expect(events == [.next(210, 1), .next(230, 3), .next(300, 4)])
  }

  @Test func `without latest those left out are never told`() {
    let events = throttled(
      by: 20, latest: false, [.next(210, 1), .next(215, 2), .next(229, 3), .next(231, 4), .completed(240)])
    #expect(events == [.next(210, 1), .next(231, 4), .completed(240)])
  }

  @Test func `a burst that never pauses is thinned to one a period`() {
    let burst = (0..<70).map { Recorded.next(211 + $0 * 3, $0) }
    let events = throttled(by: 20, burst)
    #expect(events.map(\.time) == Array(stride(from: 211, through: 431, by: 20)))
    #expect(events.last?.value == .next(69))
    #expect(events.dropLast().allSatisfy { $0.time >= 211 })
  }

  @Test func `the time counts from what was told late, too`() {
    let events = throttled(by: 20, [.next(210, 1), .next(215, 2), .next(235, 3), .next(249, 4)])
    #expect(events == [.next(210, 1), .next(230, 2), .next(250, 4)])
  }

  @Test func `an element just as the time is over takes the place of the one that waits`() {
    // The source's event at 230 was scheduled first and so wins the tie.
    let events = throttled(by: 20, [.next(210, 1), .next(215, 2), .next(230, 3), .completed(300)])
    #expect(events == [.next(210, 1), .next(230, 3), .completed(300)])
  }

  @Test func `zero lets everything pass at once`() {
    let events = throttled(by: 0, [.next(210, 1), .next(210, 2), .next(211, 3), .completed(211)])
    #expect(events == [.next(210, 1), .next(210, 2), .next(211, 3), .completed(211)])
  }

  @Test func `completion waits for the element that waits, and comes with it`() {
    let events = throttled(by: 20, [.next(210, 1), .next(215, 2), .completed(216)])
    #expect(events == [.next(210, 1), .next(230, 2), .completed(230)])
  }

  @Test func `completion with nothing waiting comes at once`() {
    #expect(throttled(by: 20, [.next(210, 1), .completed(216)]) == [.next(210, 1), .completed(216)])
    #expect(throttled(by: 20, [.completed(216)]) == [.completed(216)])
  }

  @Test func `an error comes at once and drops what waits`() {
    let events = throttled(by: 20, [.next(210, 1), .next(215, 2), .error(216, Oops())])
    #expect(events == [.next(210, 1), .error(216, Oops())])
  }

  @Test func `disposed of while one waits, nothing comes`() {
    #expect(throttled(by: 20, disposed: 225, [.next(210, 1), .next(215, 2)]) == [.next(210, 1)])
  }

  @Test func `disposed of while one waits, the element is let go at once`() {
    let living = Counter()
    let subject = PublishSubject<Tracer>()
    let subscription = subject.throttle(.seconds(20), scheduler: scheduler).subscribe(onNext: { _ in })
    subject.onNext(Tracer(living))
    #expect(living.count == 0)
    subject.onNext(Tracer(living))
    #expect(living.count == 1)
    subscription.dispose()
    #expect(living.count == 0)
    scheduler.start()
    withExtendedLifetime(subject) {}
  }

  @Test func `a replaced element may use the subject as it dies`() {
    let living = Counter()
    let subject = PublishSubject<Tracer>()
    let told = Counter()
    subject.throttle(.seconds(20), scheduler: scheduler).subscribe(onNext: { _ in told.bump() })
    subject.onNext(Tracer(living))
    subject.onNext(Tracer(living) { subject.onNext(Tracer(living)) })
    subject.onNext(Tracer(living))
    #expect(living.count == 1)
    scheduler.start()
    #expect(told.count == 2)
    #expect(living.count == 0)
    subject.onCompleted()
  }

  @Test func `an element told may put the next one in`() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    let throttled = subject.throttle(.seconds(20), scheduler: scheduler).share()
    throttled.subscribe(observer)
    throttled.subscribe(onNext: { if $0 < 4 { subject.onNext($0 + 1) } })
    scheduler.scheduleAt(210) { subject.onNext(1) }
    scheduler.start()
    #expect(observer.events == [.next(210, 1), .next(230, 2), .next(250, 3), .next(270, 4)])
    subject.onCompleted()
  }

  @Test func `the time that an observer takes does not count`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(225, 2)])
    let log = Log<Int>()
    let throttled = source.throttle(.seconds(20), scheduler: scheduler)
    let subscription = throttled.subscribe(onNext: { [scheduler] number in
      log.add(scheduler.clock)
      if number == 1 { scheduler.sleep(10) }
    })
    scheduler.start()
    #expect(log.all == [210, 240])
    subscription.dispose()
  }

  @Test func `a clock that jumps makes what waits late, not lost, and lets the next one pass`() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    subject.throttle(.seconds(20), scheduler: scheduler).subscribe(observer)
    subject.onNext(1)
    subject.onNext(2)
    scheduler.sleep(500)
    scheduler.start()
    scheduler.sleep(100)
    subject.onNext(3)
    subject.onCompleted()
    #expect(observer.events == [.next(0, 1), .next(500, 2), .next(600, 3), .completed(600)])
  }

  @Test func `a clock that jumps past the timer: the newer element is told in place of the one that waits`() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    subject.throttle(.seconds(20), scheduler: scheduler).subscribe(observer)
    subject.onNext(1)
    subject.onNext(2)
    scheduler.sleep(500)
    subject.onNext(3)
    scheduler.start()
    #expect(observer.events == [.next(0, 1), .next(500, 3)])
    subject.onCompleted()
  }

  @Test func `never lets the first one pass, and completes`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    subject.throttle(.never, scheduler: scheduler).write(to: log)
    subject.onNext(1)
    subject.onNext(2)
    scheduler.start()
    subject.onCompleted()
    #expect(log.all == ["1", "|"])
  }

  @Test func `one thread puts in while another runs timers: order is kept and the last one is told`() {
    let deadlines = DeadlineScheduler()
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let isDone = Holder(false)
    subject.throttle(.microseconds(5), scheduler: deadlines).subscribe(onNext: { log.add($0) })
    onThreads(
      {
        for i in 1...50_000 { subject.onNext(i) }
        isDone.value = true
      },
      { while isDone.value == false || deadlines.nextDeadline != nil { deadlines.runDue(.now) } })
    #expect(log.all.first == 1)
    #expect(log.all.last == 50_000)
    #expect(zip(log.all, log.all.dropFirst()).allSatisfy { $0 < $1 })
    subject.onCompleted()
  }
}
