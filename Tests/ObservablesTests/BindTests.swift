import Observables
import Testing

struct BindTests {
  @Test func `observers are told all events, relays the elements, in the order given`() {
    let log = Log<String>()
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    first.write(to: log, as: "a")
    second.write(to: log, as: "b")
    Observable.of(1, 2).bind(to: first, second)
    #expect(log.all == ["a1", "b1", "a2", "b2", "a|", "b|"])
  }

  @Test func `elements are lifted to optionals for whoever has optionals`() {
    let relay = BehaviorRelay<Int?>(value: nil)
    let events = PublishRelay<Int?>()
    let subject = PublishSubject<Int?>()
    let log = Log<String>()
    events.write(to: log, as: "r")
    subject.write(to: log, as: "s")
    Observable.just(1).bind(to: relay)
    Observable.just(2).bind(to: events)
    Observable.just(3).bind(to: subject)
    #expect(relay.value == 1)
    #expect(log.all == ["rOptional(2)", "sOptional(3)", "s|"])
  }

  @Test func `an error ends the binding and does not reach a relay of optionals`() {
    let relay = BehaviorRelay<Int?>(value: 7)
    Observable<Int>.error(Oops()).bind(to: relay)
    #expect(relay.value == 7)
    #expect(!relay.hasObservers)
  }
}
