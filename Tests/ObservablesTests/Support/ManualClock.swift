import Observables

/// A clock for `DeadlineScheduler` that a test moves; it says milliseconds.
final class ManualClock: Sendable {
  private let milliseconds = Guarded<Int64>(0)
  var now: RxTime { RxTime(nanoseconds: milliseconds.withLock { $0 } * 1_000_000) }
  func advance(_ by: Int64) { milliseconds.withLock { $0 += by } }
}
