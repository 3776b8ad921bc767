public import Dispatch

/// Keeps work until a loop of yours asks for it.
///
/// It starts no thread and no timer. A loop that polls sleeps until `nextDeadline`, then calls `runDue`:
///
/// ```swift
/// scheduler.onEarlierDeadline = { wakeUp.write() }
/// while true {
///   poll(descriptors, scheduler.millisecondsToNextDeadline())
///   scheduler.runDue(.now)
/// }
/// ```
///
/// Work may be scheduled and cancelled on any thread. It runs on the thread that calls `runDue`.
public final class DeadlineScheduler: SchedulerType {
  private struct State {
    var agenda = Agenda<RxTime>()
    var onEarlierDeadline: (@Sendable () -> Void)?
  }

  private let clock: @Sendable () -> RxTime
  private let state = Guarded(State())

  /// A scheduler without work.
  ///
  /// - Parameter clock: Tells the present; must not go back. Another than the monotonic clock is for tests.
  public init(clock: @escaping @Sendable () -> RxTime = { .now }) { self.clock = clock }

  /// What the clock says.
  public var now: RxTime { clock() }

  /// Is called when `nextDeadline` has become earlier, to wake a loop that sleeps until the old one.
  ///
  /// It runs on the thread that scheduled the work, possibly the loop's own, with no lock held.
  public var onEarlierDeadline: (@Sendable () -> Void)? {
    get { state.withLock { $0.onEarlierDeadline } }
    set {
      let old = state.withLock { state in
        let old = state.onEarlierDeadline
        state.onEarlierDeadline = newValue
        return old
      }
      _ = consume old
    }
  }

  /// When the next work is due; nil if there is none.
  ///
  /// - Complexity: O(log n) for each piece of cancelled work it meets, O(1) otherwise.
  public var nextDeadline: RxTime? { state.withLock { $0.agenda.earliest() } }

  /// How long `poll` may sleep: milliseconds rounded up, 0 if work is due, -1 if there is none.
  public func millisecondsToNextDeadline() -> Int32 {
    guard let deadline = nextDeadline else { return -1 }
    let (left, isOverflow) = deadline.nanoseconds.subtractingReportingOverflow(now.nanoseconds)
    if isOverflow { return .max }
    if left <= 0 { return 0 }
    // Rounded down, the loop would wake too early and spin through the last millisecond.
    let milliseconds = left / 1_000_000 + (left % 1_000_000 == 0 ? 0 : 1)
    return Int32(clamping: milliseconds)
  }

  /// Runs the work that is due, the earliest first.
  ///
  /// What is scheduled meanwhile waits for the next call, so that work which schedules itself cannot hold up the loop.
  ///
  /// - Parameter now: Work with a deadline up to and including this instant runs.
  /// - Returns: How many pieces ran.
  /// - Complexity: O(k log n) for k due out of n.
  @discardableResult
  public func runDue(_ now: RxTime) -> Int {
    let due = state.withLock { state in
      var due: [ScheduledWork] = []
      while let (_, work) = state.agenda.removeFirst(by: now) { due.append(work) }
      return due
    }
    var ran = 0
    for work in due where !work.isOver {
      work.run()
      ran += 1
    }
    return ran
  }

  /// Has work run at the next `runDue`.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable { scheduleRelative(state, dueTime: .nanoseconds(0), action: action) }

  /// Has work run at the first `runDue` after so long a time.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - dueTime: How long from now, by the clock. What is past counts as now.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork(state, action)
    if case .never = dueTime { return work }
    let now = now
    let deadline = max(now, now + dueTime)
    let wake = self.state.withLock { state -> (@Sendable () -> Void)? in
      let before = state.agenda.earliest()
      state.agenda.add(work, at: deadline)
      return before.map { deadline < $0 } ?? true ? state.onEarlierDeadline : nil
    }
    wake?()
    return work
  }
}
