import Dispatch
import Observables
import ObservablesTesting
import Testing

struct TimeoutTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `in time: everything passes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .completed(290)])
    let observer = scheduler.start { source.timeout(.seconds(50), scheduler: self.scheduler) }
    #expect(observer.events == [.next(210, 1), .next(250, 2), .completed(290)])
    #expect(source.subscriptions == [Subscription(200, 290)])
  }

  @Test func `no first element in time: the error, and the source is left`() {
    let source = scheduler.createHotObservable([Recorded.next(300, 1)])
    let observer = scheduler.start { source.timeout(.seconds(50), scheduler: self.scheduler) }
    #expect(observer.events == [.error(250, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `a gap between two elements: the error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .next(300, 3)])
    let observer = scheduler.start { source.timeout(.seconds(50), scheduler: self.scheduler) }
    #expect(observer.events == [.next(210, 1), .next(240, 2), .error(290, RxError.timeout)])
  }

  @Test func `another sequence takes over and has all the time it wants`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(280, 2)])
    let other = scheduler.createColdObservable([.next(100, 7), .next(300, 8), .completed(310)])
    let observer = scheduler.start { source.timeout(.seconds(50), other: other, scheduler: self.scheduler) }
    #expect(observer.events == [.next(210, 1), .next(360, 7), .next(560, 8), .completed(570)])
    #expect(source.subscriptions == [Subscription(200, 260)])
    #expect(other.subscriptions == [Subscription(260, 570)])
  }

  @Test func `a source that ends in time does not start the other`() {
    let other = scheduler.createColdObservable([Recorded.next(1, 7)])
    let completed = scheduler.createHotObservable([Recorded<Event<Int>>.completed(230)])
    let failed = scheduler.createHotObservable([Recorded<Event<Int>>.error(230, Oops())])
    let first = scheduler.start { completed.timeout(.seconds(50), other: other, scheduler: self.scheduler) }
    #expect(first.events == [.completed(230)])
    let second = scheduler.createObserver(Int.self)
    failed.timeout(.seconds(50), other: other, scheduler: scheduler).subscribe(second).dispose()
    #expect(second.events == [])
    #expect(other.subscriptions == [])
  }

  @Test func `disposed of, neither the error nor the other comes`() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.next(300, 1)])
    let other = scheduler.createColdObservable([Recorded.next(1, 7)])
    let observer = scheduler.start(disposed: 230) {
      source.timeout(.seconds(50), other: other, scheduler: self.scheduler)
    }
    #expect(observer.events == [])
    #expect(other.subscriptions == [])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `never is never`() {
    let source = scheduler.createHotObservable([Recorded.next(900, 1)])
    let observer = scheduler.start { source.timeout(.never, scheduler: self.scheduler) }
    #expect(observer.events == [.next(900, 1)])
  }

  @Test func `the time that an observer takes does not count`() {
    let log = Log<String>()
    let late = TestScheduler(initialClock: 200)
    let subject = PublishSubject<Int>()
    subject.timeout(.seconds(30), scheduler: late).do(onNext: { _ in late.sleep(25) }).write(to: log)
    subject.onNext(1)
    late.advanceTo(254)
    #expect(log.all == ["1"])
    late.advanceTo(255)
    #expect(log.all == ["1", "#"])
  }

  @Test func `an element just in time stops the timer`() {
    let source = scheduler.createHotObservable([.next(250, 1), .completed(260)])
    let observer = scheduler.start { source.timeout(.seconds(50), scheduler: self.scheduler) }
    #expect(observer.events == [.next(250, 1), .completed(260)])
  }
}
