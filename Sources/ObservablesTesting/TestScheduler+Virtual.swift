public import Observables

extension TestScheduler {
  /// Has work run at a virtual time.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - time: In ticks; what is past runs now.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: TestTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork(state, action)
    add(work, at: time)
    return work
  }

  /// Has work run so many ticks later.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - dueTime: How many ticks later.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: Int, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { scheduleAbsoluteVirtual(state, time: clock + dueTime, action: action) }
}
