import Glibc

/// Runs work on the thread that schedules it, one piece after the other.
///
/// ```swift
/// _ = CurrentThreadScheduler.instance.schedule(()) {
///   let inner = CurrentThreadScheduler.instance.schedule(()) {
///     print("second")
///     return Disposables.create()
///   }
///   print("first")
///   return inner
/// }  // prints first, then second; only then does the call return
/// ```
///
/// The first `schedule` on a thread runs its work at once. What that work schedules waits until it is done, so the stack
/// stays flat however long a chain is; `schedule` returns when nothing waits any longer. Such a queue is called a
/// trampoline.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The only one. Each thread has a queue of its own.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether no work of this scheduler's is running on this thread, so that `schedule` would run it at once.
  public static var isScheduleRequired: Bool { Trampoline.ofThisThread == nil }

  /// Runs `action` before it returns, or, inside other work, when that and what was scheduled before is done.
  ///
  /// - Parameters:
  ///   - state: Is handed to the work.
  ///   - action: The work. What it returns is disposed of with the result of this call.
  /// - Returns: What cancels the work.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    if let trampoline = Trampoline.ofThisThread {
      let work = ScheduledWork(state, action)
      trampoline.waiting.append(work)
      return work
    }
    return Trampoline.run { action(state) }
  }
}

/// The work that waits on one thread while other work runs there.
private final class Trampoline {
  var waiting: [ScheduledWork] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var ofThisThread: Trampoline? {
    pthread_getspecific(key).map { Unmanaged<Trampoline>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs the first work and then what waits. Only when the thread has no trampoline.
  static func run(_ first: () -> any Disposable) -> any Disposable {
    let trampoline = Trampoline()
    // Unretained: this call holds it for as long as the thread knows it.
    pthread_setspecific(key, Unmanaged.passUnretained(trampoline).toOpaque())
    defer { pthread_setspecific(key, nil) }
    return withExtendedLifetime(trampoline) {
      let result = first()
      trampoline.drain()
      return result
    }
  }

  private func drain() {
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      for work in batch { work.run() }
    }
  }
}
