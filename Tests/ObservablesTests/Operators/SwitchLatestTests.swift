import Observables
import ObservablesTesting
import Testing

struct SwitchLatestTests {
  @Test func `the newest sequence is heard, and the source may have ended before it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let a = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .completed(50)])
    let b = scheduler.createColdObservable([.next(10, 3), .completed(40)])
    let source = scheduler.createHotObservable([
      .next(210, a.asObservable()), .next(230, b.asObservable()), .completed(235),
    ])
    let observer = scheduler.start { source.switchLatest() }
    #expect(observer.events == [.next(220, 1), .next(240, 3), .completed(270)])
    #expect(a.subscriptions == [Subscription(210, 230)])
    #expect(b.subscriptions == [Subscription(230, 270)])
  }

  @Test func `it completes with the source if the last sequence has, and fails with either`() {
    let log = Log<String>()
    Observable.of(Observable.just(1), .just(2)).switchLatest().write(to: log)
    Observable.of(Observable.just(1), .error(Oops())).switchLatest().write(to: log)
    Observable<Observable<Int>>.error(Oops()).switchLatest().write(to: log)
    #expect(log.all == ["1", "2", "|", "1", "#", "#"])
  }
}
