import Observables
import ObservablesTesting
import Testing

struct TakeWhileTests {
  let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250)]

  @Test func `while: up to the first that does not satisfy, with it or without`() {
    let exclusive = Run(events) { $0.take(while: { $0 < 3 }) }
    #expect(exclusive.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(exclusive.subscriptions == [Subscription(200, 230)])
    let inclusive = Run(events) { $0.take(while: { $0 < 3 }, behavior: .inclusive) }
    #expect(inclusive.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
  }

  @Test func `until: up to the first that satisfies, with it or without`() {
    let exclusive = Run(events) { $0.take(until: { $0 == 2 }) }
    #expect(exclusive.events == [.next(210, 1), .completed(220)])
    let inclusive = Run(events) { $0.take(until: { $0 == 2 }, behavior: .inclusive) }
    #expect(inclusive.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(inclusive.subscriptions == [Subscription(200, 220)])
  }

  @Test func `an error it throws ends the sequence, with what came before`() {
    let run = Run(events) { $0.take(while: { if $0 == 2 { throw Oops() } else { true } }, behavior: .inclusive) }
    #expect(run.events == [.next(210, 1), .error(220, Oops())])
  }

  @Test func `it is not asked again once it has said stop, however the source goes on inside its call`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let asked = Counter()
    subject.take(
      until: { element in
        asked.bump()
        return element == 1
      }, behavior: .inclusive
    ).subscribe(
      onNext: {
        log.add("\($0)")
        subject.onNext(2)
      }, onCompleted: { log.add("|") })
    subject.onNext(1)
    #expect(log.all == ["1", "|"])
    #expect(asked.count == 1)
  }
}
