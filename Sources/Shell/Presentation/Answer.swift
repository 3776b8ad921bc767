import Tasks

/// What a command answers, as data. A presenter makes text of it.
enum Answer {
  /// Nothing to say: it was said already, or comes later.
  case nothing
  /// Nothing to read; for a program, this.
  case silent(name: String, value: JSON)
  /// The list as it is seen, and what was chosen.
  case view(ViewUpdate, rows: VisibleTasks)
  /// What has become of a change: the command's name, and what it did.
  case changed(String, Outcome)
  /// One task, whole.
  case task(TaskItem)
  /// Steps of the journal, newest first.
  case history([(step: Step, revisions: [Revision])])
  /// The list in numbers.
  case statistics(TaskStatistics)
  /// A line to read, and the same for a program.
  case message(String, name: String, value: JSON)
}
