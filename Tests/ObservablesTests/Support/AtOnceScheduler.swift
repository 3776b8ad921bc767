import Dispatch
import Observables

/// Runs everything at once, whatever the delay: for what must hold of an operator whatever its clock says.
struct AtOnceScheduler: SchedulerType {
  var now: RxTime { RxTime(nanoseconds: 0) }

  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable { action(state) }

  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    if case .never = dueTime { return Disposables.create() }
    return action(state)
  }
}
