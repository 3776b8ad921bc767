import Glibc
import Tasks

/// The inside of a write transaction of `SQLiteTaskDatabase`.
final class SQLiteTransaction: TaskTransaction {
  private let connection: Connection
  private var table: TaskTable { TaskTable(connection: connection) }
  private var journal: Journal { Journal(connection: connection) }
  /// The session that writes, once it is known.
  private(set) var knownSession: Int?
  /// Whether a step was written.
  private(set) var hasAppended = false
  /// Why a step was left half written: such a transaction must not be committed, whatever its body made of the error.
  private(set) var failure: StoreError?

  /// The inside of the transaction that `connection` is in.
  init(_ connection: Connection, session: Int?) {
    self.connection = connection
    knownSession = session
  }

  func position() throws(StoreError) -> JournalPosition { try journal.position() }

  func session() throws(StoreError) -> Int {
    if let knownSession { return knownSession }
    let number = try connection.use(
      "INSERT INTO session (start, pid) VALUES (?1, ?2) RETURNING id"
    ) { row throws(StoreError) in
      try row.bind(Int(Timestamp.now.seconds), at: 1)
      try row.bind(Int(getpid()), at: 2)
      _ = try row.step()
      let number = row.int(0)
      _ = try row.step()
      return number
    }
    knownSession = number
    return number
  }

  func nextID() throws(StoreError) -> Int { try table.nextID() }

  func task(_ id: Int) throws(StoreError) -> TaskItem? { try table.task(id) }

  func append(_ step: Step, _ revisions: [Revision], digest: Digest, isMirror: Bool) throws(StoreError) {
    do throws(StoreError) {
      try insert(step, digest)
      try mark(step)
      for (ordinal, revision) in revisions.enumerated() {
        try table.apply(revision)
        if isMirror { continue }
        if let before = revision.before { try insert(before, step.number, ordinal, side: 0) }
        if let after = revision.after { try insert(after, step.number, ordinal, side: 1) }
      }
      hasAppended = true
    } catch {
      failure = error
      throw error
    }
  }

  func step(_ number: Int) throws(StoreError) -> Step? { try journal.step("WHERE number = ?1", number) }

  func newestUndoable(session: Int?) throws(StoreError) -> Step? {
    let newest = try newest("WHERE kind = 0 AND reverted_by IS NULL", session: session)
    // A change that was brought back is as new as the redo that did it. Only later redos can matter.
    let ofSession = session.map { "AND change.session = \($0)" } ?? ""
    let again = try journal.step(
      """
      WHERE number = (
        SELECT change.number FROM step AS redo JOIN step AS undo ON undo.number = redo.target
          JOIN step AS change ON change.number = undo.target
        WHERE redo.number > ?1 AND redo.kind = 2 AND change.reverted_by IS NULL \(ofSession)
        ORDER BY redo.number DESC LIMIT 1)
      """, newest?.number ?? 0)
    return again ?? newest
  }

  func newestRedoable(session: Int?) throws(StoreError) -> Step? {
    try newest("\(Self.redoable.index) \(Self.redoable.condition)", session: session)
  }

  func revisions(of step: Int) throws(StoreError) -> [Revision] { try journal.revisions(of: step) }

  /// The undos that can be taken back. The index that holds no others is named, because SQLite's planner cannot know how
  /// short it is: it would go through all undos of a session at each of its changes.
  private static let redoable = (
    index: "INDEXED BY step_redoable", condition: "WHERE kind = 1 AND reverted_by IS NULL AND cleared = 0"
  )

  private func newest(_ clause: String, session: Int?) throws(StoreError) -> Step? {
    let clause = "\(clause) AND \(session == nil ? "?1 IS NULL" : "session = ?1")"
    return try journal.step("\(clause) ORDER BY number DESC LIMIT 1", session)
  }
}

/// What `append` writes to the journal.
extension SQLiteTransaction {
  private func insert(_ step: Step, _ digest: Digest) throws(StoreError) {
    try connection.use(
      "INSERT INTO step (\(StepRow.columns), digest) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"
    ) { statement throws(StoreError) in
      try StepRow.bind(step, to: statement)
      try statement.bind(Int(Int64(bitPattern: digest.value)), at: StepRow.count + 1)
      _ = try statement.step()
    }
  }

  private func insert(_ task: TaskItem, _ step: Int, _ ordinal: Int, side: Int) throws(StoreError) {
    try connection.use(Self.insertRevision) { statement throws(StoreError) in
      try statement.bind(step, at: 1)
      try statement.bind(ordinal, at: 2)
      try statement.bind(side, at: 3)
      try TaskRow.bind(task, to: statement, from: 4)
      _ = try statement.step()
    }
  }

  private static let insertRevision = """
    INSERT INTO revision (step, ordinal, side, \(TaskRow.columns)) VALUES (?1, ?2, ?3, \(TaskRow.places(from: 4)))
    """

  /// Keeps account of what can still be undone and redone.
  private func mark(_ step: Step) throws(StoreError) {
    switch step.kind {
    case .change:
      try run(
        "UPDATE step SET cleared = 1 WHERE session = ?1 AND kind = 1 AND reverted_by IS NULL AND cleared = 0",
        step.session)
    case .undo(let change):
      try run("UPDATE step SET reverted_by = ?2 WHERE number = ?1", change, step.number)
    case .redo(let undo):
      try run("UPDATE step SET reverted_by = ?2 WHERE number = ?1", undo, step.number)
      try run("UPDATE step SET reverted_by = NULL WHERE number = (SELECT target FROM step WHERE number = ?1)", undo)
    }
  }

  private func run(_ sql: String, _ parameters: Int...) throws(StoreError) {
    try connection.use(sql) { statement throws(StoreError) in
      for (index, parameter) in parameters.enumerated() { try statement.bind(parameter, at: Int32(index) + 1) }
      _ = try statement.step()
    }
  }
}
