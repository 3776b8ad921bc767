import Dispatch
import Observables

extension OperatorCase {
  /// The operators with a clock, on one for which all time is over at once.
  static let timed: [OperatorCase] = {
    let clock = AtOnceScheduler()
    return [
      OperatorCase("debounce") { $0.debounce(.seconds(1), scheduler: clock) },
      OperatorCase("throttle") { $0.throttle(.seconds(0), scheduler: clock) },
      OperatorCase("throttle, waiting") { $0.throttle(.seconds(1), scheduler: clock) },
      OperatorCase("take(for:)") { $0.take(for: .never, scheduler: clock) },
      OperatorCase("skip, for a time") { $0.skip(.seconds(1), scheduler: clock) },
      OperatorCase("delay") { $0.delay(.seconds(1), scheduler: clock) },
      OperatorCase("delaySubscription") { $0.delaySubscription(.seconds(1), scheduler: clock) },
      OperatorCase("timeout") { $0.timeout(.never, scheduler: clock) },
      OperatorCase("timeout, over") { source in
        Observable<Int>.never().timeout(.seconds(1), other: source, scheduler: clock)
      },
      OperatorCase("buffer") {
        $0.buffer(timeSpan: .never, count: 1, scheduler: clock).compactMap(\.first)
      },
      OperatorCase("subscribe(on: immediate)") { $0.subscribe(on: ImmediateScheduler.instance) },
      OperatorCase("subscribe(on: current thread)") { $0.subscribe(on: CurrentThreadScheduler.instance) },
      OperatorCase("observe(on: current thread)") { $0.observe(on: CurrentThreadScheduler.instance) },
    ]
  }()

  /// The operators that share one subscription.
  static let shared: [OperatorCase] = [
    OperatorCase("publish().refCount()") { $0.publish().refCount() },
    OperatorCase("replay(1).refCount()") { $0.replay(1).refCount() },
    OperatorCase("replayAll().refCount()") { $0.replayAll().refCount() },
    OperatorCase("multicast with a selector") { $0.multicast({ PublishSubject<Int>() }, selector: { $0 }) },
  ]
}
