public import Dispatch

extension SchedulerType {
  /// Has work run again and again, at equal distances.
  ///
  /// The times are a grid from the first one on: what runs late does not shift the rest. Times that have passed while
  /// the scheduler was busy are left out, so it is never run in a burst.
  ///
  /// - Parameters:
  ///   - state: Is handed to the first run.
  ///   - startAfter: How long until the first run, by the scheduler's clock.
  ///   - period: How long from one to the next. Zero: whenever the scheduler runs work.
  ///   - action: The work. It returns what the next run is handed.
  /// - Returns: What ends it.
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let beats = Recursion<Beat<StateType>>(
      schedule: { beat, run in
        let distance: RxTimeInterval = beat.time == .distantFuture ? .never : beat.time - now
        return scheduleRelative(beat, dueTime: distance, action: run)
      },
      { beat, recurse in
        let state = action(beat.state)
        recurse(Beat(state: state, time: beat.time.next(every: period, after: now)))
      })
    beats.schedule(Beat(state: state, time: now + startAfter))
    return beats
  }
}

/// One run of periodic work, and when it is due.
private struct Beat<State: Sendable>: Sendable {
  let state: State
  let time: RxTime
}

extension RxTime {
  /// The first instant of the grid through this one that has not passed.
  func next(every period: RxTimeInterval, after now: RxTime) -> RxTime {
    let next = self + period
    if next >= now { return next }
    guard let length = period.inNanoseconds, length > 0 else { return now }
    return now + .nanoseconds(Int(length - (now.nanoseconds - nanoseconds) % length))
  }
}
