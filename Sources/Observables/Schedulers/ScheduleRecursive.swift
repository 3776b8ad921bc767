extension ImmediateSchedulerType {
  /// Has work run that schedules itself again and again.
  ///
  /// ```swift
  /// let countdown = scheduler.scheduleRecursive(3) { left, recurse in
  ///   print(left)
  ///   if left > 0 { recurse(left - 1) }
  /// }
  /// ```
  ///
  /// The stack stays flat, on a scheduler that runs work at once too.
  ///
  /// - Parameters:
  ///   - state: Is handed to the first run.
  ///   - action: The work. It calls `recurse`, at most once, with what the next run is to be handed.
  /// - Returns: What ends the chain.
  public func scheduleRecursive<State: Sendable>(
    _ state: State, action: @escaping @Sendable (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = Recursion(schedule: { self.schedule($0, action: $1) }, action)
    recursion.schedule(state)
    return recursion
  }
}

/// Work that schedules itself.
///
/// `@unchecked`: the gate protects `action`, the rest is constant or protects itself.
final class Recursion<State: Sendable>: Lifeline, @unchecked Sendable {
  typealias Schedule = (State, @escaping @Sendable (State) -> any Disposable) -> any Disposable

  private let how: Schedule
  private let work = SerialDisposable()
  // A run that comes inside the call which scheduled it waits here until the run before is done.
  private let gate = Gate()
  // Protected by the gate. nil: this is over.
  @exclusivity(unchecked) private var action: ((State, (State) -> Void) -> Void)?

  init(schedule how: @escaping Schedule, _ action: @escaping (State, (State) -> Void) -> Void) {
    self.how = how
    self.action = action
    super.init()
  }

  func schedule(_ state: State) {
    work.renew {
      how(state) { [self] state in
        gate.perform(self, state) { $0.run($1) }
        return Disposables.create()
      }
    }
  }

  private func run(_ state: State) {
    guard let action, !isDisposed else { return }
    action(state) { if !isDisposed { schedule($0) } }
  }

  override func ended(_ ending: Ending?) {
    work.dispose()
    gate.perform(self, ()) { recursion, _ in
      let action = recursion.action.take()
      _ = consume action
    }
  }
}
