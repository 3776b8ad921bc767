import Dispatch
import Observables
import ObservablesTesting
import Testing

struct DelaySubscriptionTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `the source is subscribed to so much later, and elements are not delayed`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let observer = scheduler.start { source.delaySubscription(.seconds(50), scheduler: self.scheduler) }
    #expect(observer.events == [.next(260, 1), .next(270, 2), .completed(280)])
    #expect(source.subscriptions == [Subscription(250, 280)])
  }

  @Test func `an error passes`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Oops())])
    let observer = scheduler.start { source.delaySubscription(.seconds(50), scheduler: self.scheduler) }
    #expect(observer.events == [.next(260, 1), .error(270, Oops())])
  }

  @Test func `disposed of before its time, the source is never subscribed to`() {
    let source = scheduler.createColdObservable([Recorded.next(10, 1)])
    let observer = scheduler.start(disposed: 240) {
      source.delaySubscription(.seconds(50), scheduler: self.scheduler)
    }
    #expect(observer.events == [])
    #expect(source.subscriptions == [])
  }

  @Test func `disposed of after its time, the source is left at once`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(100, 2)])
    let observer = scheduler.start(disposed: 270) {
      source.delaySubscription(.seconds(50), scheduler: self.scheduler)
    }
    #expect(observer.events == [.next(260, 1)])
    #expect(source.subscriptions == [Subscription(250, 270)])
  }
}
