import CPosix
import Glibc

/// The program that shows what is longer than the screen.
package struct Pager: Sendable, Equatable {
  /// The words of its command line; empty for none.
  package let command: [String]
  /// What is added to its environment.
  let additions: [String]

  /// Chooses the program: `$PAGER`, split at blanks and run without a shell; `less -FRX` where it is not set. An empty
  /// one, or `cat`, means none.
  /// - Parameter environment: looks a variable up
  package init(environment: (String) -> String?) {
    let words = (environment("PAGER") ?? "less -FRX").split(whereSeparator: \.isWhitespace).map { String($0) }
    command = words == ["cat"] ? [] : words
    // A bare `PAGER=less` would show escape sequences as text. Git does the same.
    additions = environment("LESS") == nil ? ["LESS=FRX"] : []
  }

  /// Shows `text` and waits until the user has left. Where the pager is missing, the text goes to `descriptor` itself.
  ///
  /// ^C is the pager's business meanwhile. A user who leaves early is no error.
  /// - Throws: `TerminalError` when writing to `descriptor` fails
  package func show(_ text: String, on descriptor: Int32) throws(TerminalError) {
    guard !command.isEmpty else { return try Output.write(text, to: descriptor) }
    do {
      try run(text, descriptor)
    } catch .pager {
      try Output.write(text, to: descriptor)
    }
  }

  private func run(_ text: String, _ descriptor: Int32) throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard cposix_pipe(&ends, 0) == 0 else { throw .pager(command: command[0], code: errno) }
    defer { if ends[1] >= 0 { close(ends[1]) } }
    let pid: pid_t
    do {
      defer { close(ends[0]) }
      pid = try spawn(input: ends[0], output: descriptor)
    }
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    try? Output.write(text, to: ends[1])
    close(ends[1])
    ends[1] = -1
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
  }

  private func spawn(input: Int32, output: Int32) throws(TerminalError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this program ignores or blocks would otherwise be ignored or blocked in the pager as well.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGTSTP, SIGXFSZ] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = additions.map { strdup($0) }
    let own = variables
    var next = cposix_environment()
    while let variable = next?.pointee {
      variables.append(variable)
      next = next?.successor()
    }
    variables.append(nil)
    defer { for text in arguments + own { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawnp(&pid, command[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw .pager(command: command[0], code: code) }
    return pid
  }
}
