import Observables
import ObservablesTesting
import Testing

struct FlatMapFirstTests {
  @Test func `what comes while a sequence runs is dropped, and no sequence made of it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let made = Counter()
    let inner = scheduler.createColdObservable([.next(5, 1), .next(25, 2), .completed(40)])
    let source = scheduler.createHotObservable([.next(210, 10), .next(220, 20), .next(260, 30), .completed(270)])
    let observer = scheduler.start {
      source.flatMapFirst { element in
        made.bump()
        return inner.asObservable().map { element + $0 }
      }
    }
    #expect(observer.events == [.next(215, 11), .next(235, 12), .next(265, 31), .next(285, 32), .completed(300)])
    #expect(inner.subscriptions == [Subscription(210, 250), Subscription(260, 300)])
    #expect(made.count == 2)
  }

  @Test func `it completes with the source if no sequence runs`() {
    let run = Run([.next(210, 1), .completed(250)]) { $0.flatMapFirst { Observable.just($0) } }
    #expect(run.events == [.next(210, 1), .completed(250)])
  }

  @Test func `an error of an inner sequence or of the selector ends all`() {
    let inner = Run([.next(210, 1), .completed(250)]) { $0.flatMapFirst { _ in Observable<Int>.error(Oops()) } }
    #expect(inner.events == [.error(210, Oops())])
    #expect(inner.subscriptions == [Subscription(200, 210)])
    let selector = Run([.next(210, 1)]) { $0.flatMapFirst { _ -> Observable<Int> in throw Oops() } }
    #expect(selector.events == [.error(210, Oops())])
  }
}
