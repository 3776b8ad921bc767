import Observables
import ObservablesTesting
import Testing

struct ElementAtTests {
  let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)]

  @Test func `the element at the index is told with completion, and the source left`() {
    let run = Run(events) { $0.element(at: 1) }
    #expect(run.events == [.next(220, 2), .completed(220)])
    #expect(run.subscriptions == [Subscription(200, 220)])
    #expect(Run(events) { $0.element(at: 0) }.events == [.next(210, 1), .completed(210)])
  }

  @Test func `a source that is too short fails`() {
    #expect(Run(events) { $0.element(at: 3) }.events == [.error(250, RxError.argumentOutOfRange)])
  }

  @Test func `an error before passes`() {
    #expect(Run([.error(220, Oops())]) { $0.element(at: 0) }.events == [.error(220, Oops())])
  }

  @Test func `an observer that feeds the source is told nothing more`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    subject.element(at: 0).subscribe(
      onNext: {
        log.add("\($0)")
        subject.onNext(2)
      }, onCompleted: { log.add("|") })
    subject.onNext(1)
    #expect(log.all == ["1", "|"])
    #expect(subject.observerCount == 0)
  }
}
