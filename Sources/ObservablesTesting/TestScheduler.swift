public import Dispatch
public import Observables

/// A point in virtual time, in ticks.
public typealias TestTime = Int

/// Time that passes only when it is told to, exactly.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let keys = scheduler.createHotObservable([.next(210, "m"), .next(220, "mi"), .next(300, "mil")])
/// let found = scheduler.start { keys.debounce(.seconds(50), scheduler: scheduler) }
/// #expect(found.events == [.next(270, "mi"), .next(350, "mil")])
/// ```
///
/// A tick is a second unless `resolution` says otherwise. Work runs on the thread that calls `start` or `advanceTo`,
/// which must be the one that scheduled it with `scheduleAt` or `start(create:)`; operators may schedule from any.
///
/// Source: RxTest, whose names and times these are.
public final class TestScheduler: SchedulerType {
  /// The times that `start(create:)` uses.
  public enum Defaults {
    /// When the sequence is made.
    public static let created: TestTime = 100
    /// When it is subscribed to.
    public static let subscribed: TestTime = 200
    /// When the subscription is disposed of.
    public static let disposed: TestTime = 1000
  }

  private struct State {
    var clock: TestTime
    var agenda = Agenda<TestTime>()
    var isRunning = false
  }

  private let state: Guarded<State>
  private let nanosecondsPerTick: Double
  private let simulatesProcessingDelay: Bool

  /// A scheduler that has nothing to do.
  ///
  /// - Parameters:
  ///   - initialClock: The present at the start, in ticks.
  ///   - resolution: Seconds in a tick.
  ///   - simulateProcessingDelay: Whether what is scheduled for now runs one tick later.
  public init(initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
    state = Guarded(State(clock: initialClock))
    nanosecondsPerTick = resolution * 1e9
    simulatesProcessingDelay = simulateProcessingDelay
  }

  /// The present, in ticks.
  public var clock: TestTime { state.withLock { $0.clock } }

  /// The present, as operators see it.
  public var now: RxTime { RxTime(nanoseconds: Int64(Double(clock) * nanosecondsPerTick)) }

  /// Runs all work, and what it schedules, until none is left. The clock follows.
  public func start() { run(until: .max) }

  /// Ends `start` or `advanceTo` after the work that calls this.
  public func stop() { state.withLock { $0.isRunning = false } }

  /// Runs the work up to and including a time, which is the present afterwards.
  ///
  /// - Parameter time: In ticks.
  public func advanceTo(_ time: TestTime) {
    run(until: time)
    state.withLock { $0.clock = time }
  }

  /// Runs the work of the next so many ticks.
  ///
  /// - Parameter ticks: How many ticks later the present is afterwards.
  public func advanceBy(_ ticks: Int) { advanceTo(clock + ticks) }

  /// Makes it later without running what was due: the machine was busy, or slept.
  ///
  /// - Parameter ticks: How many ticks later the present is afterwards.
  public func sleep(_ ticks: Int) { state.withLock { $0.clock += ticks } }

  private func run(until limit: TestTime) {
    state.withLock { $0.isRunning = true }
    while let work = next(by: limit) { work.run() }
    state.withLock { $0.isRunning = false }
  }

  private func next(by limit: TestTime) -> ScheduledWork? {
    state.withLock { state in
      guard state.isRunning, let (time, work) = state.agenda.removeFirst(by: limit) else { return nil }
      state.clock = max(state.clock, time)
      return work
    }
  }
}

extension TestScheduler {
  /// Has work run at a virtual time.
  ///
  /// - Parameters:
  ///   - time: In ticks; what is past runs now.
  ///   - action: The work.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    add(
      ScheduledWork {
        action()
        return Disposables.create()
      }, at: time)
  }

  /// Has work run as soon as it can be: one tick later, or now (see `init`).
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable { scheduleRelative(state, dueTime: .nanoseconds(0), action: action) }

  /// Has work run later.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - dueTime: How long from now; rounded to whole ticks.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork(state, action)
    guard let length = dueTime.inNanoseconds else { return work }
    let ticks = Int((Double(length) / nanosecondsPerTick).rounded())
    let now = clock
    add(work, at: ticks > 0 ? now + ticks : now + (simulatesProcessingDelay ? 1 : 0))
    return work
  }

  func add(_ work: ScheduledWork, at time: TestTime) {
    state.withLock { $0.agenda.add(work, at: time) }
  }
}
