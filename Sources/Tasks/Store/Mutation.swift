/// What a command wants changed.
public enum Mutation: Hashable, Sendable {
  /// Adds a task.
  case add(title: String, priority: Priority)
  /// Marks tasks as done, or opens them again.
  case setStatus([Int], TaskStatus)
  /// Takes tasks off the list.
  case remove([Int])
  /// Gives a task another title.
  case setTitle(Int, String)
  /// Gives tasks another priority.
  case setPriority([Int], Priority)
  /// Takes back the newest changes.
  case undo(count: Int)
  /// Takes back the newest undos.
  case redo(count: Int)
}

/// What a command makes up as it is carried out. A session log keeps it and a replay gives it back, so that the same
/// commands lead to the same list.
public struct Made: Hashable, Sendable {
  /// The moment at which the command was carried out.
  public var time: Timestamp
  /// The ids of new tasks.
  public var ids: [Int] = []
  /// The uuids of new tasks, in the order of `ids`.
  public var uuids: [TaskUUID] = []
  /// The steps that an undo or redo took back, in the order in which it did.
  public var reverted: [Int] = []

  /// Made at `time`; the rest is the store's to choose unless it is filled in.
  public init(time: Timestamp, ids: [Int] = [], uuids: [TaskUUID] = [], reverted: [Int] = []) {
    self.time = time
    self.ids = ids
    self.uuids = uuids
    self.reverted = reverted
  }
}

/// What the journal keeps of a command beside what it did.
public struct CommandRecord: Hashable, Sendable {
  /// The command in its canonical form.
  public var line: String
  /// Its number in the session log, where one is written.
  public var logNumber: Int?

  /// A command as the journal keeps it.
  public init(_ line: String, logNumber: Int? = nil) {
    self.line = line
    self.logNumber = logNumber
  }
}

/// What has become of a mutation.
public struct Outcome: Hashable, Sendable {
  /// The steps it made; none where everything was so already.
  public var steps: [Step] = []
  /// What it did to each task it was about, also where that was nothing.
  public var revisions: [Revision] = []
  /// What it made up.
  public var made: Made
  /// The changes that it took back, or brought back.
  public var reverted: [Step] = []

  /// An outcome as given.
  public init(steps: [Step] = [], revisions: [Revision] = [], made: Made, reverted: [Step] = []) {
    self.steps = steps
    self.revisions = revisions
    self.made = made
    self.reverted = reverted
  }

  /// The tasks that were added or changed, as they are now.
  public var tasks: [TaskItem] { revisions.compactMap(\.after) }
}
