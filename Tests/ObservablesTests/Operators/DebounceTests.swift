import Dispatch
import Observables
import ObservablesTesting
import Testing

struct DebounceTests {
  let scheduler = TestScheduler(initialClock: 0)

  /// What debounce by so many ticks makes of events at these times.
  func debounced(
    by ticks: Int, disposed: TestTime = 1000, _ events: [Recorded<Event<Int>>]
  ) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    return scheduler.start(disposed: disposed) {
      source.debounce(.seconds(ticks), scheduler: scheduler)
    }.events
  }

  @Test func `each element that is followed by silence is told when the silence has lasted`() {
    let events = debounced(by: 20, [.next(210, 1), .next(250, 2), .next(300, 3)])
    #expect(events == [.next(230, 1), .next(270, 2), .next(320, 3)])
  }

  @Test func `of a burst only the last is told`() {
    let events = debounced(by: 20, [.next(210, 1), .next(215, 2), .next(225, 3), .next(244, 4), .next(300, 5)])
    #expect(events == [.next(264, 4), .next(320, 5)])
  }

  @Test func `a burst that never pauses tells nothing until it ends`() {
    let burst = (0..<70).map { Recorded.next(210 + $0 * 10, $0) }
    #expect(debounced(by: 11, burst) == [.next(210 + 690 + 11, 69)])
  }

  @Test func `an element just as the silence has lasted comes after the one before`() {
    // The source's event at 230 was scheduled first and so wins the tie: the silence did not last.
    let events = debounced(by: 20, [.next(210, 1), .next(230, 2)])
    #expect(events == [.next(250, 2)])
  }

  @Test func `an element one tick after the silence has lasted is too late to stop it`() {
    let events = debounced(by: 20, [.next(210, 1), .next(231, 2)])
    #expect(events == [.next(230, 1), .next(251, 2)])
  }

  @Test func `zero is until the scheduler runs work next`() {
    let events = debounced(by: 0, [.next(210, 1), .next(210, 2), .next(220, 3), .completed(230)])
    #expect(events == [.next(211, 2), .next(221, 3), .completed(230)])
  }

  @Test func `completion sends what is waiting off at once`() {
    let events = debounced(by: 20, [.next(210, 1), .next(250, 2), .completed(255)])
    #expect(events == [.next(230, 1), .next(255, 2), .completed(255)])
  }

  @Test func `completion with nothing waiting tells nothing twice`() {
    let events = debounced(by: 20, [.next(210, 1), .completed(255)])
    #expect(events == [.next(230, 1), .completed(255)])
  }

  @Test func `an error drops what is waiting`() {
    let events = debounced(by: 20, [.next(210, 1), .next(250, 2), .error(255, Oops())])
    #expect(events == [.next(230, 1), .error(255, Oops())])
  }

  @Test func `an empty, a failed and a silent source pass as they are`() {
    #expect(debounced(by: 20, [.completed(210)]) == [.completed(210)])
    #expect(debounced(by: 20, [.error(210, Oops())]) == [.error(210, Oops())])
    #expect(debounced(by: 20, []) == [])
  }

  @Test func `disposed of while one is waiting, nothing comes`() {
    #expect(debounced(by: 20, disposed: 225, [.next(210, 1)]) == [])
  }

  @Test func `disposed of while one is waiting, the element is let go at once`() {
    let living = Counter()
    let subject = PublishSubject<Tracer>()
    let subscription = subject.debounce(.seconds(20), scheduler: scheduler).subscribe(onNext: { _ in })
    subject.onNext(Tracer(living))
    #expect(living.count == 1)
    subscription.dispose()
    #expect(living.count == 0)
    scheduler.start()
    withExtendedLifetime(subject) {}
  }

  @Test func `a replaced element is let go at once, and may use the subject as it dies`() {
    let living = Counter()
    let subject = PublishSubject<Tracer>()
    let last = Holder<Bool>()
    subject.debounce(.seconds(20), scheduler: scheduler).subscribe(onNext: { _ in last.value = true })
    subject.onNext(Tracer(living) { subject.onNext(Tracer(living)) })
    subject.onNext(Tracer(living))
    #expect(living.count == 1)
    scheduler.start()
    #expect(last.value == true)
    subject.onCompleted()
  }

  @Test func `an element told may put the next one in`() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    let debounced = subject.debounce(.seconds(20), scheduler: scheduler).share()
    debounced.subscribe(observer)
    debounced.subscribe(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
    scheduler.scheduleAt(210) { subject.onNext(1) }
    scheduler.start()
    #expect(observer.events == [.next(230, 1), .next(250, 2), .next(270, 3)])
    subject.onCompleted()
  }

  @Test func `a clock that jumps makes the silence late, not lost`() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    subject.debounce(.seconds(20), scheduler: scheduler).subscribe(observer)
    subject.onNext(1)
    scheduler.sleep(500)
    subject.onNext(2)
    scheduler.start()
    #expect(observer.events == [.next(520, 2)])
  }

  @Test func `a resolution in milliseconds keeps time exactly`() {
    let fine = TestScheduler(initialClock: 0, resolution: 0.001)
    let source = fine.createHotObservable([.next(210, "m"), .next(330, "mi"), .next(700, "mil")])
    let observer = fine.start { source.debounce(.milliseconds(150), scheduler: fine) }
    #expect(observer.events == [.next(480, "mi"), .next(850, "mil")])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `never is never, until completion`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    subject.debounce(.never, scheduler: scheduler).write(to: log)
    subject.onNext(1)
    scheduler.start()
    #expect(log.all == [])
    subject.onCompleted()
    #expect(log.all == ["1", "|"])
  }

  @Test func `on a queue the element is told on that queue, whichever thread put it in`() async {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "debounce")
    queue.setSpecific(key: key, value: true)
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    let subject = PublishSubject<Int>()
    let isOnQueue = await withCheckedContinuation { continuation in
      subject.debounce(.milliseconds(1), scheduler: scheduler).take(1)
        .subscribe(onNext: { _ in continuation.resume(returning: DispatchQueue.getSpecific(key: key) == true) })
      for i in 0..<100 { subject.onNext(i) }
    }
    #expect(isOnQueue)
  }

  @Test func `one thread puts in while another runs timers: the last element is told once, at the end`() {
    let deadlines = DeadlineScheduler()
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let isDone = Holder(false)
    subject.debounce(.nanoseconds(1), scheduler: deadlines).subscribe(onNext: { log.add($0) })
    onThreads(
      {
        for i in 1...50_000 { subject.onNext(i) }
        isDone.value = true
      },
      { while isDone.value == false || deadlines.nextDeadline != nil { deadlines.runDue(.now) } })
    #expect(log.all.last == 50_000)
    #expect(zip(log.all, log.all.dropFirst()).allSatisfy { $0 < $1 })
  }
}
