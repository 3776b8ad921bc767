import CPosix
import Glibc

/// A program that is started with nothing but what it is given, and whose output nobody reads.
struct Child {
  let program: String
  let arguments: [String]
  var environment: [String]

  /// From start to end.
  struct Time {
    /// Milliseconds that the processors worked for it, in its own code and in the system's.
    let cpu: Double
    /// Milliseconds on the clock, waits for the disk included.
    let elapsed: Double
    /// Bytes of memory at the most.
    let peak: Double
  }

  @discardableResult
  func run() throws(BenchError) -> Time {
    let start = ContinuousClock.now
    let process = try spawn { actions, _ in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      if errno != EINTR { throw .lastError(of: "wait4") }
    }
    let elapsed = ContinuousClock.now - start
    // The encoding of wait's status: zero is an exit with zero.
    guard status == 0 else { throw .failed(program: program, how: "ended with status \(status)") }
    return Time(
      cpu: Child.milliseconds(usage.ru_utime) + Child.milliseconds(usage.ru_stime), elapsed: elapsed / .milliseconds(1),
      peak: Double(usage.ru_maxrss) * 1024)
  }

  /// Starts it with a terminal of its own.
  func spawn(at terminal: [CChar]) throws(BenchError) -> pid_t {
    try spawn { actions, attributes in
      posix_spawnattr_setflags(&attributes, cposix_spawn_setsid())
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      for descriptor in [1, 2] as [Int32] { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
    }
  }

  private func spawn(
    _ prepare: (inout posix_spawn_file_actions_t, inout posix_spawnattr_t) -> Void
  ) throws(BenchError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    prepare(&actions, &attributes)
    let argv = ([program] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, argv, envp)
    if code != 0 { throw .failed(program: program, how: "cannot be started: \(String(cString: strerror(code)))") }
    return process
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
}
