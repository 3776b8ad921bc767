public import Dispatch

/// Runs work on a Dispatch queue, one after the other.
public final class SerialDispatchQueueScheduler: SchedulerType {
  private let queue: DispatchQueue

  /// Work runs on a serial queue of its own, whose thread comes from the given one.
  ///
  /// - Parameters:
  ///   - queue: May be concurrent; the work is serial all the same.
  ///   - internalSerialQueueName: The own queue's label.
  public init(queue: DispatchQueue, internalSerialQueueName: String) {
    self.queue = DispatchQueue(label: internalSerialQueueName, target: queue)
  }

  /// Work runs on a serial queue of its own.
  ///
  /// - Parameter internalSerialQueueName: The queue's label.
  public init(internalSerialQueueName: String) { queue = DispatchQueue(label: internalSerialQueueName) }

  /// Work runs on a serial queue of its own.
  ///
  /// - Parameters:
  ///   - qos: How urgent the work is to the system.
  ///   - internalSerialQueueName: The queue's label.
  public init(qos: DispatchQoS, internalSerialQueueName: String = "Observables.SerialDispatchQueueScheduler") {
    queue = DispatchQueue(label: internalSerialQueueName, qos: qos)
  }

  /// The monotonic clock.
  public var now: RxTime { .now }

  /// Has work run on the queue as soon as it is its turn.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork(state, action)
    queue.async { work.run() }
    return work
  }

  /// Has work run on the queue later.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - dueTime: How long from now, by the monotonic clock.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork(state, action)
    queue.asyncAfter(deadline: .now() + dueTime) { work.run() }
    return work
  }
}
