import Observables
import ObservablesTesting
import Testing

/// just, of, from and repeatElement with a scheduler.
struct ScheduledSourceTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `each element has a turn, and the completion`() {
    let scheduler = scheduler
    #expect(
      scheduler.start { Observable.just(1, scheduler: scheduler) }.events == [.next(201, 1), .completed(202)])
  }

  @Test func `of and from tell the same`() {
    let expected: [Recorded<Event<Int>>] = [.next(201, 1), .next(202, 2), .completed(203)]
    let first = TestScheduler(initialClock: 0)
    #expect(first.start { Observable.of(1, 2, scheduler: first) }.events == expected)
    let second = TestScheduler(initialClock: 0)
    #expect(second.start { Observable.from([1, 2], scheduler: second) }.events == expected)
  }

  @Test func `an optional is one or none`() {
    let first = TestScheduler(initialClock: 0)
    #expect(
      first.start { Observable.from(optional: 1, scheduler: first) }.events == [.next(201, 1), .completed(202)])
    let second = TestScheduler(initialClock: 0)
    #expect(second.start { Observable<Int>.from(optional: nil, scheduler: second) }.events == [.completed(201)])
  }

  @Test func `repeatElement goes on until it is disposed of`() {
    let scheduler = scheduler
    let events = scheduler.start(disposed: 204) { Observable.repeatElement(7, scheduler: scheduler) }.events
    #expect(events == [.next(201, 7), .next(202, 7), .next(203, 7)])
  }

  @Test func `without a scheduler it goes on until the observer has had enough`() {
    let log = Log<String>()
    Observable.repeatElement(7).take(3).write(to: log)
    #expect(log.all == ["7", "7", "7", "|"])
  }

  @Test func `on a trampoline two sources take turns`() {
    let log = Log<String>()
    _ = CurrentThreadScheduler.instance.schedule(()) {
      Observable.merge(
        .of(1, 2, 3, scheduler: CurrentThreadScheduler.instance),
        .of(10, 20, scheduler: CurrentThreadScheduler.instance)
      ).write(to: log)
    }
    #expect(log.all == ["1", "10", "2", "20", "3", "|"])
  }

  @Test func `one that runs work at once stops when the observer has had enough`() {
    let log = Log<String>()
    Observable.repeatElement(7, scheduler: ImmediateScheduler.instance).take(2).write(to: log)
    #expect(log.all == ["7", "7", "|"])
  }

  @Test func `at the end everything is let go`() {
    let living = Counter()
    let subscription: any Disposable
    do {
      let tracer = Tracer(living)
      subscription = Observable.repeatElement(tracer, scheduler: scheduler).subscribe(onNext: { _ in tracer.touch() })
    }
    scheduler.advanceTo(3)
    #expect(living.count == 1)
    subscription.dispose()
    scheduler.start()
    #expect(living.count == 0)
  }
}
