/// Decides when and on which thread work runs.
public protocol ImmediateSchedulerType: Sendable {
  /// Has work run as soon as it can be.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable
}

/// A scheduler with a clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's present.
  var now: RxTime { get }

  /// Has work run later.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - dueTime: How long from now, by the scheduler's clock. `.never` never comes.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Has work run again and again, at equal distances. There is one for all schedulers; yours may have a better one.
  ///
  /// - Parameters:
  ///   - state: Is handed to the first run.
  ///   - startAfter: How long until the first run, by the scheduler's clock.
  ///   - period: How long from one to the next.
  ///   - action: The work. It returns what the next run is handed.
  /// - Returns: What ends it.
  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}
