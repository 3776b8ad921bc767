import Observables
import ObservablesTesting
import Testing

struct FlatMapLatestTests {
  @Test func `each change leaves the sequence before, event for event`() {
    let scheduler = TestScheduler(initialClock: 0)
    let inner = scheduler.createColdObservable([.next(5, 1), .next(25, 2), .completed(40)])
    let source = scheduler.createHotObservable([.next(210, 10), .next(230, 20), .completed(240)])
    let observer = scheduler.start { source.flatMapLatest { element in inner.asObservable().map { element + $0 } } }
    #expect(observer.events == [.next(215, 11), .next(235, 21), .next(255, 22), .completed(270)])
    #expect(inner.subscriptions == [Subscription(210, 230), Subscription(230, 270)])
  }

  @Test func `an inner sequence that pushes the source on is left, and hears no more`() {
    let source = PublishSubject<Int>()
    let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
    let log = Log<String>()
    source.flatMapLatest { inner[$0] }.do(onNext: { if $0 == 1 { source.onNext(1) } }).write(to: log)
    source.onNext(0)
    inner[0].onNext(1)
    #expect(inner.map(\.observerCount) == [0, 1])
    inner[0].onNext(2)
    inner[1].onNext(3)
    #expect(log.all == ["1", "3"])
    source.onCompleted()
    inner[1].onCompleted()
  }

  @Test func `changes on one thread and elements on another leave one subscription`() {
    let changes = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let last = Holder(0)
    changes.flatMapLatest { _ in inner }.subscribe(onNext: { last.value = $0 })
    onThreads(
      { for i in 0..<20_000 { changes.onNext(i) } },
      { for i in 1...20_000 { inner.onNext(i) } })
    #expect(inner.observerCount == 1)
    inner.onNext(-1)
    #expect(last.value == -1)
    changes.onCompleted()
    inner.onCompleted()
  }
}
