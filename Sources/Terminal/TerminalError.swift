/// What can go wrong between this program and a terminal or a pipe.
package enum TerminalError: Error, Equatable {
  /// Nobody reads the descriptor any more: the pager was left, or the pipe's reader has ended.
  case brokenPipe(descriptor: Int32)
  /// Writing failed with this `errno`.
  case write(descriptor: Int32, code: Int32)
  /// The pager could not be started; the `errno` says why.
  case pager(command: String, code: Int32)
}
