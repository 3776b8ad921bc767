import Dispatch
import Observables
import ObservablesTesting
import Testing

struct DelayTests {
  let scheduler = TestScheduler(initialClock: 0)

  func delayed(
    by interval: RxTimeInterval, disposed: TestTime = 1000, _ events: [Recorded<Event<Int>>]
  ) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    return scheduler.start(disposed: disposed) { source.delay(interval, scheduler: scheduler) }.events
  }

  @Test func `elements and completion come so much later`() {
    let events = delayed(by: .seconds(100), [.next(150, 1), .next(250, 2), .next(350, 3), .completed(550)])
    #expect(events == [.next(350, 2), .next(450, 3), .completed(650)])
  }

  @Test func `an error comes at once and drops what waits`() {
    let events = delayed(by: .seconds(100), [.next(250, 1), .next(350, 2), .error(360, Oops())])
    #expect(events == [.next(350, 1), .error(360, Oops())])
  }

  @Test func `zero is when the scheduler runs work next`() {
    let events = delayed(by: .seconds(0), [.next(210, 1), .next(210, 2), .next(220, 3), .completed(230)])
    #expect(events == [.next(211, 1), .next(211, 2), .next(221, 3), .completed(231)])
  }

  @Test func `never tells nothing but an error`() {
    #expect(delayed(by: .never, [.next(210, 1), .completed(220)]) == [])
    #expect(delayed(by: .never, [.next(210, 1), .error(220, Oops())]) == [.error(220, Oops())])
  }

  @Test func `disposed of while elements wait, none comes and all are let go`() {
    let living = Counter()
    let subject = PublishSubject<Tracer>()
    let subscription = subject.delay(.seconds(10), scheduler: scheduler).subscribe(onNext: { _ in })
    subject.onNext(Tracer(living))
    subject.onNext(Tracer(living))
    subscription.dispose()
    #expect(living.count == 0)
    scheduler.start()
    withExtendedLifetime(subject) {}
  }

  @Test func `an element told may put the next one in`() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    let delayed = subject.delay(.seconds(10), scheduler: scheduler).share()
    delayed.subscribe(observer)
    delayed.subscribe(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
    subject.onNext(1)
    scheduler.start()
    #expect(observer.events == [.next(10, 1), .next(20, 2), .next(30, 3)])
    subject.onCompleted()
    scheduler.start()
  }

  @Test func `a clock that jumps makes elements late, in order, not lost`() {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    subject.delay(.seconds(10), scheduler: scheduler).subscribe(observer)
    subject.onNext(1)
    scheduler.sleep(5)
    subject.onNext(2)
    scheduler.sleep(500)
    subject.onNext(3)
    subject.onCompleted()
    scheduler.start()
    #expect(observer.events == [.next(505, 1), .next(505, 2), .next(515, 3), .completed(515)])
  }

  @Test func `a hundred thousand wait in order, with one piece of work at a time`() {
    let deadlines = DeadlineScheduler(clock: { RxTime(nanoseconds: 0) })
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    subject.delay(.seconds(1), scheduler: deadlines).subscribe(onNext: { log.add($0) })
    for number in 0..<100_000 { subject.onNext(number) }
    #expect(deadlines.runDue(RxTime(nanoseconds: 1_000_000_000)) == 1)
    #expect(log.all == Array(0..<100_000))
    subject.onCompleted()
    deadlines.runDue(.distantFuture)
  }
}
