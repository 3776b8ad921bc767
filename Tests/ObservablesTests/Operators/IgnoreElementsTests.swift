import Observables
import ObservablesTesting
import Testing

struct IgnoreElementsTests {
  /// A sequence that never tells an element, as one that could.
  private func typed(_ source: Observable<Never>) -> Observable<Int> { source.map { _ -> Int in } }

  @Test func `only the end comes`() {
    let run = Run([.next(210, 1), .next(220, 2), .completed(250)]) { typed($0.ignoreElements()) }
    #expect(run.events == [.completed(250)])
    #expect(run.subscriptions == [Subscription(200, 250)])
    #expect(Run([.next(210, 1), .error(220, Oops())]) { typed($0.ignoreElements()) }.events == [.error(220, Oops())])
  }

  @Test func `it may be one of several sources, and the only one left`() {
    let living = Counter()
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    do {
      let tracer = Tracer(living)
      Observable.merge(typed(subject.ignoreElements()), .empty()).subscribe(
        onNext: { _ in tracer.touch() }, onCompleted: { log.add("|") })
    }
    subject.onNext(1)
    #expect(living.count == 1)
    subject.onCompleted()
    #expect(log.all == ["|"])
    #expect(living.count == 0)
  }
}
