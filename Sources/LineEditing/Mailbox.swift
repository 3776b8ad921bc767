import CPosix
import Glibc

/// Where other threads leave work for the thread that waits at the prompt.
///
///     let mailbox = loop.mailbox
///     queue.async { let result = slowWork(); mailbox.post { show(result) } }
// Sendable: `lock` protects `letters`; the descriptor is constant and the kernel's own business.
@safe package final class Mailbox: @unchecked Sendable {
  /// Readable while something lies in the box.
  let descriptor: Int32
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var letters: [@Sendable () -> Void] = []

  init() throws(LineEditingError) {
    descriptor = cposix_eventfd()
    guard descriptor >= 0 else { throw .setUp(code: errno) }
    unsafe lock = .allocate(capacity: 1)
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    close(descriptor)
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
  }

  /// Has `work` run on the loop's thread, after what was posted before, also while a line is half typed.
  ///
  /// May be called on any thread, also by work that is being run. Never waits.
  package func post(_ work: @escaping @Sendable () -> Void) {
    unsafe pthread_mutex_lock(lock)
    letters.append(work)
    unsafe pthread_mutex_unlock(lock)
    var one: UInt64 = 1
    // Fails only where the counter is full, and then it is readable anyhow.
    _ = unsafe write(descriptor, &one, MemoryLayout<UInt64>.size)
  }

  /// Runs what lies in the box; what that posts is for the next time, so that keys get their turn.
  func deliver() {
    var count: UInt64 = 0
    _ = unsafe read(descriptor, &count, MemoryLayout<UInt64>.size)
    unsafe pthread_mutex_lock(lock)
    let all = letters
    letters = []
    unsafe pthread_mutex_unlock(lock)
    for work in all { work() }
  }
}
