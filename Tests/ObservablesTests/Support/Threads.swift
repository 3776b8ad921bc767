import Glibc

/// Runs the bodies at once, each on a thread of its own, and waits for all.
func onThreads(_ bodies: (@Sendable () -> Void)...) {
  let threads = bodies.map { body in
    var thread = pthread_t()
    let job = Unmanaged.passRetained(Job(body)).toOpaque()
    pthread_create(
      &thread, nil,
      { job in
        if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body() }
        return nil
      }, job)
    return thread
  }
  for thread in threads { pthread_join(thread, nil) }
}

private final class Job: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
