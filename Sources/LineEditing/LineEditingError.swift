import Glibc

/// What can go wrong while lines are read.
package enum LineEditingError: Error, Equatable {
  /// The system refused a pipe, an event descriptor or a stream; its `errno`.
  case setUp(code: Int32)
  /// libedit did not start on this terminal.
  case noEditor
  /// Reading failed with this `errno`.
  case read(code: Int32)
  /// Waiting failed with this `errno`.
  case wait(code: Int32)
  /// The history file could not be read or written; its path and the `errno`.
  case history(path: String, code: Int32)
  /// A line is being read already: a handler asked for another one.
  case busy
}

extension LineEditingError: CustomStringConvertible {
  /// What went wrong, in words.
  package var description: String {
    switch self {
    case .setUp(let code): "the system refuses what is needed: \(Self.reason(code))"
    case .noEditor: "the line editor does not start on this terminal"
    case .read(let code): "the terminal cannot be read: \(Self.reason(code))"
    case .wait(let code): "the terminal cannot be waited for: \(Self.reason(code))"
    case .history(let path, let code): "\(path): \(Self.reason(code))"
    case .busy: "a line is being read already"
    }
  }

  private static func reason(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}
