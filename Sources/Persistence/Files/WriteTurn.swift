import Glibc

/// A writer's place in the queue, and its way to tell others that it has written: both on the file `<store>.changed`.
///
/// SQLite's write lock has no queue: who has just released it takes it again before anybody who sleeps can notice that it
/// was free. So a writer holds this file's `flock` while it waits for SQLite's lock and lets it go once it has that: whoever
/// comes back from a commit finds it held, and waits like the others. It is a courtesy: where the file cannot be made
/// or somebody sits on it, a writer goes on without.
struct WriteTurn: ~Copyable {
  private let descriptor: Int32

  /// Queues for half of `limit` at most.
  init(at path: StorePath, limit: Duration) {
    descriptor = unsafe open(path.changed, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let patience = Patience(limit / 2)
    patience.start()
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR, patience.pause() {}
  }

  /// Lets the next one queue.
  func proceed() { if descriptor >= 0 { flock(descriptor, LOCK_UN) } }

  /// Touches the file: those who watch its directory look for what is new. If it fails, they find out at their next look.
  func announce() { if descriptor >= 0 { futimens(descriptor, nil) } }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
