import Glibc

/// Timed work that the loop carries out while it waits: the door to a scheduler that lives elsewhere.
package struct Deadlines {
  /// When the next work is due, in nanoseconds of `CLOCK_MONOTONIC`; nil for none. Asked before each wait.
  package var next: () -> UInt64?
  /// Carries out what is due. Called when the time has come, never early.
  package var runDue: () -> Void

  package init(next: @escaping () -> UInt64?, runDue: @escaping () -> Void) {
    self.next = next
    self.runDue = runDue
  }
}

/// The clock by which deadlines are told.
package enum MonotonicClock {
  /// Nanoseconds of `CLOCK_MONOTONIC`.
  package static var now: UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
