import Glibc

/// What one run of a workload came to.
struct Sample {
  /// Of this thread's CPU.
  let nanoseconds: Double
  /// What the time is divided by.
  let operations: Int
  /// What the observers added up; the same for everyone who does the same work.
  let checksum: Int

  var perOperation: Double { nanoseconds / Double(operations) }
}

/// Times `body` by this thread's CPU clock, so that other processes' work does not count.
///
/// - Parameters:
///   - operations: How many there are in `body`.
///   - body: The work alone; what it needs is made before.
/// - Returns: The time, and what the observers added up.
@inline(never)
func measure(operations: Int, _ body: () -> Void) -> Sample {
  let checksum = Checksum.shared
  checksum.reset()
  let start = threadTime()
  body()
  let end = threadTime()
  return Sample(nanoseconds: Double(end - start), operations: operations, checksum: checksum.sum)
}

private func threadTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
