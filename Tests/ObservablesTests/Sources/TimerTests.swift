import Dispatch
import Observables
import ObservablesTesting
import Testing

struct TimerTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `interval counts from the first period on`() {
    let scheduler = scheduler
    let observer = scheduler.start { Observable<Int>.interval(.seconds(300), scheduler: scheduler) }
    #expect(observer.events == [.next(500, 0), .next(800, 1)])
  }

  @Test func `an interval of zero tells whenever the scheduler runs work`() {
    let scheduler = scheduler
    let observer = scheduler.start(disposed: 204) { Observable<Int>.interval(.seconds(0), scheduler: scheduler) }
    #expect(observer.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
  }

  @Test func `a timer tells zero and completes`() {
    let scheduler = scheduler
    let observer = scheduler.start { Observable<Int>.timer(.seconds(300), scheduler: scheduler) }
    #expect(observer.events == [.next(500, 0), .completed(500)])
  }

  @Test func `a timer with a period goes on from there`() {
    let scheduler = scheduler
    let observer = scheduler.start(disposed: 700) {
      Observable<Int>.timer(.seconds(100), period: .seconds(200), scheduler: scheduler)
    }
    #expect(observer.events == [.next(300, 0), .next(500, 1)])
  }

  @Test func `disposed of inside its call, an interval stops and lets go`() {
    let living = Counter()
    let own = Holder<any Disposable>()
    let log = Log<Int>()
    do {
      let tracer = Tracer(living)
      own.value = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(onNext: {
        tracer.touch()
        log.add($0)
        if $0 == 1 { own.value?.dispose() }
      })
    }
    scheduler.start()
    #expect(log.all == [0, 1])
    #expect(living.count == 0)
  }

  @Test func `small integers begin anew at the end of their type`() {
    let log = Log<UInt8>()
    let subscription = Observable<UInt8>.interval(.seconds(1), scheduler: scheduler).subscribe(onNext: { log.add($0) })
    scheduler.advanceTo(258)
    subscription.dispose()
    #expect(log.all.suffix(3) == [255, 0, 1])
  }

  @Test func `each subscriber has a timer of its own`() {
    let ticks = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
    let log = Log<String>()
    let bag = CompositeDisposable()
    _ = bag.insert(ticks.write(to: log, as: "a"))
    scheduler.advanceTo(15)
    _ = bag.insert(ticks.write(to: log, as: "b"))
    scheduler.advanceTo(26)
    #expect(log.all == ["a0", "a1", "b0"])
    bag.dispose()
  }
}
