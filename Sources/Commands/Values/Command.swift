package import Tasks

/// What a line asks for. Nothing here knows a store: ids may not exist, a direction may be left open.
package enum Command: Equatable, Sendable {
  /// Adds an open task.
  case add(title: String, priority: Priority)
  /// States the whole filter; nil asks which is on.
  case show(ViewFilter?)
  /// Prints the view again.
  case list
  /// Shows the view and follows it until it is left; nil: as it is.
  case watch(ViewFilter?)
  /// Sorts the view; nil asks how it is sorted.
  case sort(SortRequest?)
  /// Keeps the tasks that contain all words of the text; nil clears the search.
  case search(String?)
  /// Shows one task whole. The term is a number or `.`.
  case info(IDTerm)
  /// Marks tasks as done.
  case done([IDTerm])
  /// Marks tasks as open again.
  case reopen([IDTerm])
  /// Removes tasks.
  case remove([IDTerm])
  /// Gives a task another title; nil asks for the old one on the line, to be changed. The term is a number or `.`.
  case edit(IDTerm, title: String?)
  /// Gives tasks another priority.
  case priority([IDTerm], Priority)
  /// Takes back as many steps, at least 1.
  case undo(Int)
  /// Does as many steps again, at least 1.
  case redo(Int)
  /// Shows what changed, in all or in one task. The term is a number or `.`.
  case changes(IDTerm?)
  /// Counts.
  case stats
  /// Reads the store again.
  case reload
  /// The session log.
  case log(LogRequest)
  /// Carries out files of commands; a path is as typed.
  case run([String])
  /// Shows all settings, shows one, or sets one. There is no value without a name; no setting is known here.
  case set(name: String?, value: String?)
  /// Help about everything, or about the command of that name, which is in the table and no alias.
  case help(String?)
  /// Leaves.
  case quit
}

/// What `log` is asked for.
package enum LogRequest: String, CaseIterable, Sendable {
  /// `log` alone: where it is, whether it is on, and what was last written.
  case show
  case on, off, path

  /// The words that may follow `log`.
  static let words = allCases.filter { $0 != .show }.map(\.rawValue)
}
