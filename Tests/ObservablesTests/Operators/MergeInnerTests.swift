import Observables
import ObservablesTesting
import Testing

struct MergeInnerTests {
  @Test func `merge() hears all inner sequences`() {
    let log = Log<String>()
    let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
    Observable.from(inner).merge().write(to: log)
    inner[1].onNext(1)
    inner[0].onNext(2)
    inner[0].onCompleted()
    inner[1].onNext(3)
    inner[1].onCompleted()
    #expect(log.all == ["1", "2", "3", "|"])
  }

  @Test func `merge(maxConcurrent:) hears so many, and the others in their turn`() {
    let scheduler = TestScheduler(initialClock: 0)
    let inner = scheduler.createColdObservable([.next(5, 1), .completed(20)])
    let source = scheduler.createHotObservable([
      .next(210, 10), .next(212, 20), .next(214, 30), .next(216, 40), .completed(218),
    ])
    let observer = scheduler.start {
      source.map { element in inner.asObservable().map { element + $0 } }.merge(maxConcurrent: 2)
    }
    #expect(
      observer.events == [.next(215, 11), .next(217, 21), .next(235, 31), .next(237, 41), .completed(252)])
    #expect(
      inner.subscriptions == [
        Subscription(210, 230), Subscription(212, 232), Subscription(230, 250), Subscription(232, 252),
      ])
    #expect(source.subscriptions == [Subscription(200, 218)])
  }

  @Test func `disposed of, those that wait are let go`() {
    let living = Counter()
    let source = PublishSubject<Observable<Int>>()
    let subscription = source.merge(maxConcurrent: 1).subscribe(onNext: { _ in })
    source.onNext(.never())
    do {
      let tracer = Tracer(living)
      source.onNext(Observable.just(1).do(onNext: { _ in tracer.touch() }))
    }
    #expect(living.count == 1)
    subscription.dispose()
    #expect(living.count == 0)
    #expect(source.observerCount == 0)
  }
}
