import Tasks

/// A step as a row of the journal.
enum StepRow {
  /// The columns, in the order in which they are bound and read.
  static let columns = "number, time, session, command, log_number, kind, target"
  /// How many there are.
  static let count: Int32 = 7

  /// Binds all columns to the parameters from 1 on.
  static func bind(_ step: Step, to statement: Statement) throws(StoreError) {
    let (kind, target) = numbers(step.kind)
    try statement.bind(step.number, at: 1)
    try statement.bind(Int(step.time.seconds), at: 2)
    try statement.bind(step.session, at: 3)
    try statement.bind(step.command, at: 4)
    try statement.bind(step.logNumber, at: 5)
    try statement.bind(kind, at: 6)
    try statement.bind(target, at: 7)
  }

  /// Reads the columns from 0 on.
  static func read(_ row: Statement) throws(StoreError) -> Step {
    let number = row.int(0)
    let kind: Step.Kind
    switch (row.int(5), row.optionalInt(6)) {
    case (0, nil): kind = .change
    case (1, let target?): kind = .undo(of: target)
    case (2, let target?): kind = .redo(of: target)
    default: throw row.damaged("step \(number) has no valid kind")
    }
    return Step(
      number: number, time: Timestamp(seconds: Int64(row.int(1))), session: row.int(2), command: row.text(3) ?? "",
      logNumber: row.optionalInt(4), kind: kind)
  }

  private static func numbers(_ kind: Step.Kind) -> (kind: Int, target: Int?) {
    switch kind {
    case .change: (0, nil)
    case .undo(let target): (1, target)
    case .redo(let target): (2, target)
    }
  }
}

extension Statement {
  /// The row that it stands on holds what it never should.
  func damaged(_ detail: String) -> StoreError { .damaged(path: path, detail: detail) }

  /// The same for a field of a task.
  func damaged(task id: Int, _ field: String) -> StoreError { damaged("task \(id) has no valid \(field)") }
}
