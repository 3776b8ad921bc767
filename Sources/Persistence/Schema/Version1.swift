extension Schema {
  /// The columns of a task, the same in the list and in the journal.
  private static func taskColumns(id: String, uuid: String) -> String {
    """
    id INTEGER \(id),
    uuid BLOB NOT NULL \(uuid) CHECK (length(uuid) = 16),
    title TEXT NOT NULL,
    priority INTEGER NOT NULL CHECK (priority IN (0, 1, 2)),
    status INTEGER NOT NULL CHECK (status IN (0, 1)),
    created INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    finished INTEGER,
    due TEXT,
    tags TEXT NOT NULL,
    project TEXT,
    notes TEXT NOT NULL
    """
  }

  /// The first tables.
  ///
  /// - `task`: the list as it is. AUTOINCREMENT, so that an id is never given twice.
  /// - `session`: who wrote.
  /// - `step`: the journal. `kind` is 0 for a change, 1 for an undo and 2 for a redo of the step `target`; `reverted_by` is
  ///   the undo that has taken a change back, or the redo that has taken an undo back; `cleared` marks an undo that a later
  ///   change of its session has made final.
  /// - `revision`: what a step did to each task, in its order: `side` 0 is the task before, 1 the task after. A step that takes
  ///   another back, and finds everything as that one left it, has none: it is its target backwards. So a step may go only
  ///   together with those that have it for a target, and the foreign key sees to that.
  static let version1 = """
    CREATE TABLE task (
    \(taskColumns(id: "PRIMARY KEY AUTOINCREMENT", uuid: "UNIQUE"))
    ) STRICT;
    CREATE INDEX task_by_status ON task (status, priority);

    CREATE TABLE session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    start INTEGER NOT NULL,
    pid INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE step (
    number INTEGER PRIMARY KEY,
    time INTEGER NOT NULL,
    session INTEGER NOT NULL REFERENCES session (id),
    command TEXT NOT NULL,
    log_number INTEGER,
    kind INTEGER NOT NULL CHECK (kind IN (0, 1, 2)),
    target INTEGER REFERENCES step (number) CHECK ((target IS NULL) = (kind = 0)),
    reverted_by INTEGER,
    cleared INTEGER NOT NULL DEFAULT 0,
    digest INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX step_by_session ON step (session, kind);
    CREATE INDEX step_by_target ON step (target) WHERE target IS NOT NULL;
    CREATE INDEX step_redoable ON step (session) WHERE kind = 1 AND reverted_by IS NULL AND cleared = 0;

    CREATE TABLE revision (
    step INTEGER NOT NULL REFERENCES step (number) ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    side INTEGER NOT NULL CHECK (side IN (0, 1)),
    \(taskColumns(id: "NOT NULL", uuid: "")),
    PRIMARY KEY (step, ordinal, side)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX revision_by_task ON revision (id);
    """
}
