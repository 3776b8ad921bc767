import Tasks

/// Reads the journal of a database, inside a transaction of the caller.
struct Journal {
  /// The database.
  let connection: Connection

  /// A step and what it did.
  typealias Entry = (step: Step, revisions: [Revision])

  /// Where it stands.
  func position() throws(StoreError) -> JournalPosition {
    try connection.use("SELECT number, digest FROM step ORDER BY number DESC LIMIT 1") { row throws(StoreError) in
      guard try row.step() else { return .empty }
      return JournalPosition(step: row.int(0), digest: Digest(value: UInt64(bitPattern: Int64(row.int(1)))))
    }
  }

  /// The first step of a query whose one parameter is `parameter`.
  func step(_ clause: String, _ parameter: Int?) throws(StoreError) -> Step? {
    try connection.use("SELECT \(StepRow.columns) FROM step \(clause)") { row throws(StoreError) in
      try row.bind(parameter, at: 1)
      return try row.step() ? try StepRow.read(row) : nil
    }
  }

  /// What a step did, in the order in which it did it.
  func revisions(of step: Int) throws(StoreError) -> [Revision] {
    var revisions: [Revision] = []
    try readRevisions("WHERE step = ?1", step) { _, add in add(&revisions) }
    // One that has none of its own is another one backwards.
    guard revisions.isEmpty, let target = try self.step("WHERE number = ?1", step)?.kind.target else {
      return revisions
    }
    return try self.revisions(of: target).reversed().map { Revision(before: $0.after, after: $0.before) }
  }

  /// The steps after one, oldest first. O(what they did).
  func entries(after step: Int) throws(StoreError) -> [Entry] {
    var entries: [Entry] = []
    try connection.use(
      "SELECT \(StepRow.columns) FROM step WHERE number > ?1 ORDER BY number"
    ) { row throws(StoreError) in
      try row.bind(step, at: 1)
      while try row.step() { entries.append((try StepRow.read(row), [])) }
    }
    // Both in the order of the steps: one pass over each.
    var place = 0
    try readRevisions("WHERE step > ?1", step) { step, add in
      while place < entries.count, entries[place].step.number < step { place += 1 }
      if place < entries.count { add(&entries[place].revisions) }
    }
    for place in entries.indices where entries[place].revisions.isEmpty {
      entries[place].revisions = try revisions(of: entries[place].step.number)
    }
    return entries
  }

  /// The newest steps, or the newest that touched one task, newest first.
  func newest(of task: Int?, limit: Int) throws(StoreError) -> [Entry] {
    let all = "SELECT \(StepRow.columns) FROM step ORDER BY number DESC LIMIT ?1"
    let ofTask = """
      WITH RECURSIVE touching (number) AS (
      SELECT step FROM revision WHERE id = ?2
      UNION SELECT step.number FROM step JOIN touching ON step.target = touching.number)
      SELECT \(StepRow.columns) FROM step WHERE number IN (SELECT number FROM touching)
      ORDER BY number DESC LIMIT ?1
      """
    let steps = try connection.use(task == nil ? all : ofTask) { row throws(StoreError) in
      try row.bind(max(0, limit), at: 1)
      if let task { try row.bind(task, at: 2) }
      var steps: [Step] = []
      while try row.step() { steps.append(try StepRow.read(row)) }
      return steps
    }
    var entries: [Entry] = []
    for step in steps { entries.append((step, try revisions(of: step.number))) }
    return entries
  }

  /// Reads rows of `revision`, of which a change has two: `body` gets the step and what to do with its revisions.
  private func readRevisions(
    _ clause: String, _ parameter: Int, _ body: (_ step: Int, _ add: (inout [Revision]) -> Void) -> Void
  ) throws(StoreError) {
    let sql = "SELECT step, ordinal, side, \(TaskRow.columns) FROM revision \(clause) ORDER BY step, ordinal, side"
    try connection.use(sql) { row throws(StoreError) in
      try row.bind(parameter, at: 1)
      var last = (step: -1, ordinal: -1)
      while try row.step() {
        let here = (step: row.int(0), ordinal: row.int(1))
        let isAfter = row.int(2) == 1
        let isSecond = here == last
        let task = try TaskRow.read(row, from: 3)
        last = here
        body(here.step) { revisions in
          if isSecond {
            revisions[revisions.count - 1].after = task
          } else {
            revisions.append(isAfter ? Revision(before: nil, after: task) : Revision(before: task, after: nil))
          }
        }
      }
    }
  }
}
