/// How the program ends.
package enum ExitStatus: Equatable {
  /// Done; also a search without a hit, and the prompt when it is left.
  case success
  /// A command failed.
  case failure
  /// The command line, or a line of commands, could not be understood.
  case usage
  /// A signal ended it, or a pipe that nobody reads any more (SIGPIPE).
  case signal(Int32)

  /// The number that the parent process sees; for a signal 128 more than its own, as shells count.
  package var code: Int32 {
    switch self {
    case .success: 0
    case .failure: 1
    case .usage: 2
    case .signal(let number): 128 + number
    }
  }
}
