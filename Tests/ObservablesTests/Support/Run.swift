import Observables
import ObservablesTesting

/// What an operator makes of a hot sequence, with `TestScheduler`'s usual times.
struct Run<Out> {
  let events: [Recorded<Event<Out>>]
  /// When the operator was subscribed to its source.
  let subscriptions: [Subscription]

  init(
    _ events: [Recorded<Event<Int>>], disposed: TestTime = TestScheduler.Defaults.disposed,
    through operation: @escaping (Observable<Int>) -> Observable<Out>
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    self.events = scheduler.start(disposed: disposed) { operation(source.asObservable()) }.events
    subscriptions = source.subscriptions
  }
}

/// Two sequences, and what an operator makes of them.
struct PairRun<Out> {
  let events: [Recorded<Event<Out>>]
  let first: [Subscription]
  let second: [Subscription]

  init(
    _ first: [Recorded<Event<Int>>], _ second: [Recorded<Event<Int>>],
    through operation: @escaping (Observable<Int>, Observable<Int>) -> Observable<Out>
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let a = scheduler.createHotObservable(first)
    let b = scheduler.createHotObservable(second)
    events = scheduler.start { operation(a.asObservable(), b.asObservable()) }.events
    self.first = a.subscriptions
    self.second = b.subscriptions
  }
}
