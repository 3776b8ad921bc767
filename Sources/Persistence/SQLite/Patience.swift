import CSQLite
import Glibc

/// How long and in which rhythm a connection waits for another one's lock.
///
/// SQLite's own `busy_timeout` lengthens its sleeps up to 100 ms, so that who has waited longest asks least often and may
/// never get its turn. Here every waiter asks at the same random intervals for as long as it waits.
final class Patience {
  /// How long a lock is waited for.
  let limit: Duration
  private var deadline = SuspendingClock.now

  /// Patience for `limit`.
  init(_ limit: Duration) { self.limit = limit }

  /// Begins to count.
  func start() { deadline = SuspendingClock.now + limit }

  /// Sleeps for about half a millisecond, a fraction of what a commit takes; false, at once, when the limit has passed.
  func pause() -> Bool {
    guard SuspendingClock.now < deadline else { return false }
    usleep(UInt32.random(in: 200...800))
    return true
  }

  /// Has `database` wait by it. It must live as long as the connection.
  func govern(_ database: OpaquePointer) {
    unsafe sqlite3_busy_handler(
      database,
      { context, tries in
        guard let context = unsafe context else { return 0 }
        let patience = unsafe Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue()
        if tries == 0 { patience.start() }
        return patience.pause() ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
