import Observables
import ObservablesTesting
import Testing

struct SkipWhileTests {
  let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250)]

  @Test func `once the predicate has said no it is not asked again`() {
    let asked = Counter()
    let run = Run(events) {
      $0.skip(while: { element in
        asked.bump()
        return element < 3
      })
    }
    #expect(run.events == [.next(230, 3), .next(240, 1), .completed(250)])
    #expect(asked.count == 3)
  }

  @Test func `always yes leaves the end only`() {
    #expect(Run(events) { $0.skip(while: { _ in true }) }.events == [.completed(250)])
  }

  @Test func `an error it throws ends the sequence`() {
    let run = Run(events) { $0.skip(while: { if $0 == 2 { throw Oops() } else { true } }) }
    #expect(run.events == [.error(220, Oops())])
    #expect(run.subscriptions == [Subscription(200, 220)])
  }
}
