import CPosix
import Glibc

/// A program that runs on a pseudo-terminal of its own, as a session of its own: ^C typed there reaches it.
///
/// ^Z does too, but stops nothing: the kernel stops no process that nobody could continue. To see a program stopped and
/// continued, start `bash --norc -i` here and type the program's name at its prompt.
package final class TerminalProgram {
  /// How a program ended.
  package enum Ending: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// Its terminal: keys in, screen out.
  package let terminal: PseudoTerminal
  /// Its process id.
  package let pid: Int32
  private var ending: Ending?

  /// Starts a program.
  /// - Parameters:
  ///   - arguments: its path, then what follows it on the command line
  ///   - environment: all of its variables, as `NAME=value`; nothing is inherited
  ///   - directory: where it starts; nil for here
  ///   - rows: its terminal's height
  ///   - columns: its terminal's width
  package init(
    _ arguments: [String], environment: [String], directory: String? = nil, rows: Int = 24, columns: Int = 80
  ) {
    terminal = PseudoTerminal(rows: rows, columns: columns)
    pid = Self.spawn(arguments, environment, directory, terminal.path)
    terminal.hangUp()
  }

  deinit {
    if ending == nil {
      Glibc.kill(-pid, SIGKILL)
      Glibc.kill(pid, SIGKILL)
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    }
  }

  /// Sends a signal to the program itself.
  package func kill(_ signal: Int32) { Glibc.kill(pid, signal) }

  /// Waits until the program has ended, taking in what it still draws.
  /// - Parameter seconds: how long before giving up
  /// - Returns: how it ended; nil where it has not
  package func waitForEnd(seconds: Double = 20) -> Ending? {
    _ = terminal.wait(seconds: seconds) { _ in self.poll() != nil }
    while terminal.drain() {}
    return ending
  }

  private func poll() -> Ending? {
    if ending != nil { return ending }
    var status: Int32 = 0
    if waitpid(pid, &status, WNOHANG) == pid { ending = Self.ending(status) }
    return ending
  }

  private static func ending(_ status: Int32) -> Ending {
    status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: status & 0x7F)
  }

  private static func spawn(
    _ arguments: [String], _ environment: [String], _ directory: String?, _ terminal: String
  ) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session's leader opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    if let directory { cposix_spawn_in(&actions, directory) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads that tests run on block every signal, which a child inherits: it would get no ^C and no SIGWINCH. What
    // this process ignores, SIGPIPE, it would ignore as well.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | cposix_spawn_setsid()
    posix_spawnattr_setflags(&attributes, flags)

    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, arguments[0], &actions, &attributes, &argv, &envp)
    precondition(code == 0, "cannot start \(arguments[0]): errno \(code)")
    return pid
  }
}
