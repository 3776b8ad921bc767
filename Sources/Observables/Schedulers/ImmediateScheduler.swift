/// Runs work at once, on the thread that schedules it.
public final class ImmediateScheduler: ImmediateSchedulerType {
  /// The only one.
  public static let instance = ImmediateScheduler()

  private init() {}

  /// Runs `action` before it returns.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - action: The work.
  /// - Returns: What `action` returns.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable { action(state) }
}
