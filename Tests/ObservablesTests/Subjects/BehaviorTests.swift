import Observables
import Testing

struct BehaviorTests {
  let log = Log<String>()

  @Test func `a newcomer is told the newest value first`() {
    let relay = BehaviorRelay(value: 0)
    relay.write(to: log, as: "a")
    relay.accept(1)
    relay.write(to: log, as: "b")
    #expect(log.all == ["a0", "a1", "b1"])
    #expect(relay.value == 1)
  }

  @Test func `accept inside a delivery: the value is new at once, all observers end on it, in order`() {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    relay.subscribe(onNext: { [log] in
      log.add("a\($0)")
      if $0 == 1 {
        relay.accept(2)
        log.add("value \(relay.value)")
      }
    }).disposed(by: bag)
    relay.write(to: log, as: "b")
    relay.accept(1)
    #expect(log.all == ["a0", "b0", "a1", "value 2", "b1", "a2", "b2"])
    withExtendedLifetime(bag) {}
  }

  @Test func `who subscribes during a delivery is told the newest at once, then only what is later, each once`() {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    relay.subscribe(onNext: { [log] in
      guard $0 == 1 else { return }
      relay.accept(2)
      relay.write(to: log)
      #expect(log.all == ["2"])
      relay.accept(3)
    }).disposed(by: bag)
    relay.accept(1)
    relay.accept(4)
    #expect(log.all == ["2", "3", "4"])
    withExtendedLifetime(bag) {}
  }

  @Test func `an observer that accepts while it is told its first value hears the new one next`() {
    let relay = BehaviorRelay(value: 0)
    relay.subscribe(onNext: { [log] in
      log.add("\($0)")
      if $0 == 0 { relay.accept(1) }
    }).dispose()
    #expect(log.all == ["0", "1"])
  }

  @Test func `a value may use the relay as it dies: no lock is held`() {
    let relay = BehaviorRelay<Tracer?>(value: nil)
    relay.accept(
      Tracer { [log] in
        log.add("died")
        relay.accept(nil)
        _ = relay.value
      })
    relay.accept(Tracer())
    #expect(log.all == ["died"])
    relay.accept(nil)
  }

  @Test func `a behaviour that has ended tells the end only, and keeps or throws its value`() throws {
    let completed = BehaviorSubject(value: 1)
    completed.onNext(2)
    completed.onCompleted()
    completed.onNext(3)
    completed.write(to: log)
    #expect(log.all == ["|"])
    #expect(try completed.value() == 2)

    let failed = BehaviorSubject(value: 1)
    failed.onError(Oops())
    failed.write(to: log)
    #expect(log.all.last == "#")
    #expect(throws: Oops.self) { try failed.value() }

    let disposed = BehaviorSubject(value: 1)
    disposed.dispose()
    #expect(throws: RxError.disposed) { try disposed.value() }
  }

  @Test func `a relay's sequence outlives the relay by its value`() {
    BehaviorRelay(value: 7).asObservable().write(to: log)
    #expect(log.all == ["7"])
  }

  @Test func `relays are bound to, and an end of the source does not reach them`() {
    let relay = BehaviorRelay(value: 0)
    let events = PublishRelay<Int>()
    events.write(to: log)
    Observable.of(1, 2).bind(to: relay)
    Observable.of(1, 2).bind(to: events)
    Observable<Int>.error(Oops()).bind(to: relay)
    events.accept(3)
    #expect(relay.value == 2)
    #expect(log.all == ["1", "2", "3"])
    #expect(events.observerCount == 1 && events.hasObservers)
    #expect(relay.observerCount == 0)
  }
}
