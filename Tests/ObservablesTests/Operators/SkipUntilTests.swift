import Observables
import ObservablesTesting
import Testing

struct SkipUntilTests {
  let source: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)]

  @Test func `elements come after the other's first, and the other is left then`() {
    let run = PairRun(source, [.next(225, 99), .next(235, 99)]) { $0.skip(until: $1) }
    #expect(run.events == [.next(230, 3), .completed(250)])
    #expect(run.first == [Subscription(200, 250)])
    #expect(run.second == [Subscription(200, 225)])
  }

  @Test func `a completion of the other changes nothing, and its error is passed on`() {
    let completed = PairRun(source, [.completed(215)]) { $0.skip(until: $1) }
    #expect(completed.events == [])
    #expect(completed.second == [Subscription(200, 215)])
    let failed = PairRun(source, [.error(215, Oops())]) { $0.skip(until: $1) }
    #expect(failed.events == [.error(215, Oops())])
    #expect(failed.first == [Subscription(200, 215)])
  }

  @Test func `a source that completes before is silent for ever, and both are left`() {
    let run = PairRun(source, [.next(300, 99)]) { $0.skip(until: $1) }
    #expect(run.events == [])
    #expect(run.first == [Subscription(200, 250)])
    #expect(run.second == [Subscription(200, 250)])
  }

  @Test func `an error of the source comes at any time`() {
    let run = PairRun([.next(210, 1), .error(220, Oops())], [.next(300, 99)]) { $0.skip(until: $1) }
    #expect(run.events == [.error(220, Oops())])
    #expect(run.second == [Subscription(200, 220)])
  }

  @Test func `what the source tells during subscribe comes too early`() {
    let log = Log<String>()
    Observable.of(1, 2).concatNever().skip(until: Observable.just(0)).write(to: log)
    #expect(log.all == [])
  }
}
