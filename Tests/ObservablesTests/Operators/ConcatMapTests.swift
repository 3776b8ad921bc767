import Observables
import ObservablesTesting
import Testing

struct ConcatMapTests {
  let log = Log<String>()

  @Test func `one after the other, made when its element comes and subscribed to when it is its turn`() {
    let scheduler = TestScheduler(initialClock: 0)
    let made = Log<Int>()
    let inner = scheduler.createColdObservable([.next(5, 1), .next(25, 2), .completed(40)])
    let source = scheduler.createHotObservable([.next(210, 10), .next(220, 20), .completed(230)])
    let observer = scheduler.start {
      source.concatMap { element in
        made.add(scheduler.clock)
        return inner.asObservable().map { element + $0 }
      }
    }
    #expect(observer.events == [.next(215, 11), .next(235, 12), .next(255, 21), .next(275, 22), .completed(290)])
    #expect(inner.subscriptions == [Subscription(210, 250), Subscription(250, 290)])
    #expect(made.all == [210, 220])
  }

  @Test func `a hundred thousand that wait and end at once are no recursion`() {
    let first = PublishSubject<Int>()
    Observable.from(0..<100_000).concatMap { $0 == 0 ? first.asObservable() : .just($0) }
      .reduce(0) { $0 + $1 }.write(to: log)
    #expect(log.all == [])
    first.onCompleted()
    #expect(log.all == ["4999950000", "|"])
  }

  @Test func `the next one may be endless, and tells at once`() {
    let first = PublishSubject<Int>()
    let endless = Observable.from(sequence(first: 1) { $0 + 1 })
    Observable.of(first.asObservable(), endless).concat().take(3).write(to: log)
    first.onCompleted()
    #expect(log.all == ["1", "2", "3", "|"])
  }

  @Test func `an error ends all, and those that wait are not subscribed to`() {
    let subscribed = Counter()
    let first = PublishSubject<Int>()
    let second = Observable.just(2).do(onSubscribe: { subscribed.bump() })
    Observable.of(first.asObservable(), second).concat().write(to: log)
    first.onError(Oops())
    #expect(log.all == ["#"])
    #expect(subscribed.count == 0)
  }
}
