/// What the store needs of a database: queries and counts of their own, transactions that write steps, and the journal.
///
/// Used by one thread at a time.
public protocol TaskDatabase: AnyObject {
  /// Where the journal stands.
  func position() throws(StoreError) -> JournalPosition
  /// Where the journal stood after a step, 0 for the beginning; nil where there is no such step.
  func position(at step: Int) throws(StoreError) -> JournalPosition?
  /// The process that a session was; nil where there is no such session.
  func process(ofSession number: Int) throws(StoreError) -> Int?
  /// Whether another connection may have written since the last call. Cheap enough to ask at each key.
  func hasForeignChanges() throws(StoreError) -> Bool
  /// The tasks that a query asks for, in the order of their ids, and the position at which that was so.
  func columns(_ query: TaskQuery) throws(StoreError) -> (columns: TaskColumns, position: JournalPosition)
  /// One task; nil where there is none.
  func task(_ id: Int) throws(StoreError) -> TaskItem?
  /// How many tasks there are of each kind.
  func counts() throws(StoreError) -> TaskCounts
  /// The ids that are taken within a range, smallest first.
  func ids(in range: ClosedRange<Int>) throws(StoreError) -> [Int]
  /// What was added and done from one moment until just before another, going by the tasks that are there.
  func activity(from start: Timestamp, until end: Timestamp) throws(StoreError) -> TaskActivity
  /// The steps after one, oldest first, each with what it did.
  func steps(after step: Int) throws(StoreError) -> [(step: Step, revisions: [Revision])]
  /// The newest steps (those that touched one task, where an id is given), newest first, each with what it did.
  func history(of task: Int?, limit: Int) throws(StoreError) -> [(step: Step, revisions: [Revision])]

  /// Begins a session of which the steps that follow are; returns its number.
  func beginSession() throws(StoreError) -> Int
  /// Runs `body` in one transaction and commits; nothing has happened when it throws.
  func write<Result>(
    _ body: (any TaskTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result
  /// From now on, writes share one transaction; one that throws still has changed nothing, and leaves the others be.
  func beginGroup() throws(StoreError)
  /// Commits what was written since; when it throws, nothing of it has happened.
  func commitGroup() throws(StoreError)
}

extension TaskDatabase {
  /// The same, each task whole.
  package func tasks(_ query: TaskQuery) throws(StoreError) -> (tasks: [TaskItem], position: JournalPosition) {
    let read = try columns(query)
    return (read.columns.tasks, read.position)
  }
}

/// The inside of a transaction: nobody else writes until it ends.
public protocol TaskTransaction: AnyObject {
  /// Where the journal stands, with what this transaction has added.
  func position() throws(StoreError) -> JournalPosition
  /// The number of the session that writes; begins one where there is none yet.
  func session() throws(StoreError) -> Int
  /// The id that the next new task gets. It is larger than any that was ever given.
  func nextID() throws(StoreError) -> Int
  /// One task; nil where there is none.
  func task(_ id: Int) throws(StoreError) -> TaskItem?
  /// Changes the tasks as `revisions` say and writes the step to the journal. The digest is `digest`. Where the revisions are
  /// exactly those of the step that it takes back, backwards, `isMirror` saves writing them once more.
  func append(_ step: Step, _ revisions: [Revision], digest: Digest, isMirror: Bool) throws(StoreError)

  /// A step by its number.
  func step(_ number: Int) throws(StoreError) -> Step?
  /// The newest change that no undo has taken back, of one session or of all.
  func newestUndoable(session: Int?) throws(StoreError) -> Step?
  /// The newest undo that no redo has taken back and no later change of its session has cleared, of one session or of all.
  func newestRedoable(session: Int?) throws(StoreError) -> Step?
  /// What a step did, in the order in which it did it.
  func revisions(of step: Int) throws(StoreError) -> [Revision]
}

extension TaskTransaction {
  /// The same for a step whose revisions are to be written.
  package func append(_ step: Step, _ revisions: [Revision], digest: Digest) throws(StoreError) {
    try append(step, revisions, digest: digest, isMirror: false)
  }
}
