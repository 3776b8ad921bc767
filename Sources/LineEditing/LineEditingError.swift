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
