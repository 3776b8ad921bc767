import Observables
import ObservablesTesting
import Testing

struct ReduceTests {
  @Test func `the sum of all is told at completion`() {
    let run = Run([.next(150, 1), .next(210, 2), .next(220, 3), .completed(250)]) { $0.reduce(10) { $0 + $1 } }
    #expect(run.events == [.next(250, 15), .completed(250)])
    #expect(run.subscriptions == [Subscription(200, 250)])
  }

  @Test func `of nothing it is the seed`() {
    #expect(Run([.completed(250)]) { $0.reduce(10) { $0 + $1 } }.events == [.next(250, 10), .completed(250)])
  }

  @Test func `a source that does not end has no sum`() {
    let run = Run([.next(210, 2)]) { $0.reduce(10) { $0 + $1 } }
    #expect(run.events == [])
    #expect(run.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `an error of the source, the accumulator or the mapping ends it`() {
    #expect(Run([.next(210, 2), .error(220, Oops())]) { $0.reduce(0) { $0 + $1 } }.events == [.error(220, Oops())])
    let accumulating = Run([.next(210, 2), .completed(250)]) { $0.reduce(0) { _, _ in throw Oops() } }
    #expect(accumulating.events == [.error(210, Oops())])
    #expect(accumulating.subscriptions == [Subscription(200, 210)])
    let mapping = Run([.next(210, 2), .completed(250)]) {
      $0.reduce(0, accumulator: { $0 + $1 }, mapResult: { _ -> String in throw Oops() })
    }
    #expect(mapping.events == [.error(250, Oops())])
  }

  @Test func `mapResult makes the result, once`() {
    let made = Counter()
    let run = Run([.next(210, 2), .next(220, 3), .completed(250)]) {
      $0.reduce(0, accumulator: { $0 + $1 }) { sum in
        made.bump()
        return "sum \(sum)"
      }
    }
    #expect(run.events == [.next(250, "sum 5"), .completed(250)])
    #expect(made.count == 1)
  }

  @Test func `each subscription begins with the seed`() {
    let log = Log<String>()
    let sum = Observable.of(1, 2).reduce(0) { $0 + $1 }
    sum.write(to: log)
    sum.write(to: log)
    #expect(log.all == ["3", "|", "3", "|"])
  }
}
