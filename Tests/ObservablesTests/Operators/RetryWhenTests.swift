import Observables
import ObservablesTesting
import Testing

struct RetryWhenTests {
  let log = Log<String>()

  @Test func `after an error the trigger's element begins the next attempt, event for event`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Oops())])
    let trigger = scheduler.createHotObservable([.next(205, 0), .next(230, 0), .next(260, 0), .completed(300)])
    let observer = scheduler.start {
      source.retry { (_: Observable<any Error>) in trigger.asObservable() }
    }
    #expect(observer.events == [.next(210, 1), .next(240, 1), .next(270, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(230, 250), Subscription(260, 280)])
    #expect(trigger.subscriptions == [Subscription(200, 300)])
  }

  @Test func `the trigger's end while the source runs is told at its next error`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .error(50, Oops())])
    let observer = scheduler.start { source.retry { (_: Observable<any Error>) in Observable<Int>.empty() } }
    #expect(observer.events == [.next(210, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `the handler is called once for each subscription and given the errors in order`() {
    struct Numbered: Error { let number: Int }
    let tries = Counter()
    let handled = Counter()
    let source = Observable<Int>.deferred {
      tries.bump()
      return .error(Numbered(number: tries.count))
    }
    source.retry { [log] (errors: Observable<Numbered>) -> Observable<Int> in
      handled.bump()
      return errors.flatMap { error -> Observable<Int> in
        log.add("e\(error.number)")
        return error.number < 3 ? .just(0) : .error(error)
      }
    }.write(to: log)
    #expect(log.all == ["e1", "e2", "e3", "#"])
    #expect(handled.count == 1)
    #expect(tries.count == 3)
  }

  @Test func `an error that is not of the handler's type is passed on`() {
    struct Other: Error {}
    Observable<Int>.error(Oops()).retry { (errors: Observable<Other>) in errors }.write(to: log)
    #expect(log.all == ["#"])
  }

  @Test func `a completion of the source ends all`() {
    let trigger = PublishSubject<Int>()
    Observable.of(1, 2).retry { (_: Observable<any Error>) in trigger }.write(to: log)
    #expect(log.all == ["1", "2", "|"])
    #expect(trigger.observerCount == 0)
  }

  @Test func `a hundred thousand attempts in a row are no recursion`() {
    let tries = Counter()
    Observable<Int>.deferred {
      tries.bump()
      return tries.count < 100_000 ? .error(Oops()) : .just(1)
    }.retry { (errors: Observable<Oops>) in errors }.write(to: log)
    #expect(log.all == ["1", "|"])
  }

  @Test func `it waits, held by nobody, and what it holds is free when it is disposed of`() {
    let living = Counter()
    let trigger = PublishSubject<Int>()
    let source = PublishSubject<Int>()
    let subscription: any Disposable
    do {
      let tracer = Tracer(living)
      subscription = Observable.deferred { source }.retry { (_: Observable<any Error>) in trigger }
        .subscribe(onNext: { _ in tracer.touch() })
    }
    source.onError(Oops())
    #expect(living.count == 1)
    #expect(trigger.observerCount == 1)
    subscription.dispose()
    #expect(living.count == 0)
    #expect(trigger.observerCount == 0)
  }

  @Test func `a source that goes without a word takes the trigger's subscription with it`() {
    let living = Counter()
    let trigger = PublishSubject<Int>()
    do {
      let tracer = Tracer(living)
      Observable<Int>.never().retry { (_: Observable<any Error>) in trigger }
        .subscribe(onNext: { _ in tracer.touch() })
    }
    #expect(living.count == 0)
    #expect(trigger.observerCount == 0)
    trigger.onCompleted()
  }
}
