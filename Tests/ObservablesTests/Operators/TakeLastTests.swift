import Observables
import ObservablesTesting
import Testing

struct TakeLastTests {
  let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)]

  @Test(arguments: [(0, []), (1, [3]), (2, [2, 3]), (3, [1, 2, 3]), (9, [1, 2, 3])])
  func `the last so many come at completion, in order`(count: Int, last: [Int]) {
    let run = Run(events) { $0.takeLast(count) }
    #expect(run.events == last.map { .next(250, $0) } + [.completed(250)])
    #expect(run.subscriptions == [Subscription(200, 250)])
  }

  @Test func `an observer that has enough is told no more`() {
    #expect(Run(events) { $0.takeLast(3).take(1) }.events == [.next(250, 1), .completed(250)])
  }

  @Test func `an error comes without them`() {
    #expect(Run([.next(210, 1), .error(220, Oops())]) { $0.takeLast(2) }.events == [.error(220, Oops())])
  }

  @Test func `an element that is among the last no more is let go`() {
    let living = Counter()
    let subject = PublishSubject<Tracer>()
    subject.takeLast(2).subscribe()
    for _ in 0..<10 { subject.onNext(Tracer(living)) }
    #expect(living.count == 2)
    subject.onCompleted()
    #expect(living.count == 0)
  }
}
