import Dispatch
import Observables
import ObservablesTesting
import Testing

struct TakeForTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func source(_ events: [Recorded<Event<Int>>]) -> TestableObservable<Int> {
    scheduler.createHotObservable(events)
  }

  @Test func `take ends when the time is over, and leaves the source`() {
    let source = source([.next(210, 1), .next(220, 2), .next(240, 3)])
    let told = scheduler.start { source.take(for: .seconds(30), scheduler: scheduler) }
    #expect(told.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `a source that ends before the time is over ends what is taken`() {
    let source = source([.next(210, 1), .error(220, Oops())])
    let told = scheduler.start { source.take(for: .seconds(30), scheduler: scheduler) }
    #expect(told.events == [.next(210, 1), .error(220, Oops())])
  }

  @Test func `skip tells nothing until the time is over`() {
    let source = source([.next(210, 1), .next(220, 2), .next(240, 3), .completed(250)])
    let told = scheduler.start { source.skip(.seconds(30), scheduler: scheduler) }
    #expect(told.events == [.next(240, 3), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `a source that ends before the time is over ends what is left, too`() {
    let completed = source([.next(210, 1), .completed(220)])
    #expect(scheduler.start { completed.skip(.seconds(30), scheduler: scheduler) }.events == [.completed(220)])
  }

  @Test func `disposed of, the source and the clock are left`() {
    let source = source([.next(210, 1), .next(240, 2)])
    let told = scheduler.start(disposed: 220) { source.skip(.seconds(30), scheduler: scheduler) }
    #expect(told.events == [])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }
}
