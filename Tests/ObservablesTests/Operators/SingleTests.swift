import Observables
import ObservablesTesting
import Testing

struct SingleTests {
  @Test func `exactly one passes, at once`() {
    #expect(Run([.next(210, 1), .completed(250)]) { $0.single() }.events == [.next(210, 1), .completed(250)])
  }

  @Test func `none fails at completion`() {
    #expect(Run([.completed(250)]) { $0.single() }.events == [.error(250, RxError.noElements)])
  }

  @Test func `a second fails, and the source is left`() {
    let run = Run([.next(210, 1), .next(220, 2), .completed(250)]) { $0.single() }
    #expect(run.events == [.next(210, 1), .error(220, RxError.moreThanOneElement)])
    #expect(run.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error passes`() {
    #expect(Run([.error(220, Oops())]) { $0.single() }.events == [.error(220, Oops())])
  }

  @Test func `with a predicate only what satisfies it counts`() {
    let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)]
    #expect(Run(events) { $0.single { $0 == 2 } }.events == [.next(220, 2), .completed(250)])
    #expect(Run(events) { $0.single { $0 > 5 } }.events == [.error(250, RxError.noElements)])
    #expect(Run(events) { $0.single { $0 > 1 } }.events == [.next(220, 2), .error(230, RxError.moreThanOneElement)])
    #expect(Run(events) { $0.single { _ in throw Oops() } }.events == [.error(210, Oops())])
  }
}
