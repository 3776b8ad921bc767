/// What the store tells its observers: everything anew, or what is different. Whatever it tells is on disk.
public enum TaskChange: Sendable {
  /// Forget what was; this is the list.
  case reset(TaskSnapshot)
  /// The list is as it was but for this.
  case delta(TaskDelta)
}

/// The list at one moment.
public struct TaskSnapshot: Sendable {
  /// The tasks that were read.
  public var columns: TaskColumns
  /// How many there are that were not, where that was asked for.
  public var unread = TaskCounts()

  /// A list as given.
  public init(_ columns: TaskColumns, unread: TaskCounts = TaskCounts()) {
    self.columns = columns
    self.unread = unread
  }
}

/// The difference that one or several steps made.
public struct TaskDelta: Sendable {
  /// Tasks that were not there before, in the order of their ids.
  public var inserted: [TaskItem] = []
  /// Tasks that were there and are different now, as they are now.
  public var updated: [TaskItem] = []
  /// Tasks that are no longer there, as they last were.
  public var removed: [TaskItem] = []
  /// What it did to each task that is different, in the order of their ids; kept where another session did it, for the
  /// notice of it.
  public private(set) var revisions: [Revision] = []
  /// The steps that did it, in their order.
  public var steps: [Step]
  /// Whether another session made them.
  public var isForeign: Bool
  /// The steps of other sessions, each with what it did, for those who tell of every one.
  public var entries: [(step: Step, revisions: [Revision])] = []

  /// The number of tasks that are different.
  var count: Int { inserted.count + updated.count + removed.count }

  /// The difference between the lists before the first and after the last of these revisions, which are in their order.
  public init(_ revisions: [Revision], steps: [Step], isForeign: Bool) {
    self.steps = steps
    self.isForeign = isForeign
    var merged: [Int: Revision] = [:]
    for revision in revisions {
      merged[revision.id, default: Revision(before: revision.before, after: nil)].after = revision.after
    }
    for (_, revision) in merged.sorted(by: { $0.key < $1.key }) where revision.before != revision.after {
      if isForeign { self.revisions.append(revision) }
      switch (revision.before, revision.after) {
      case (nil, let after?): inserted.append(after)
      case (_?, let after?): updated.append(after)
      case (let before?, nil): removed.append(before)
      case (nil, nil): break
      }
    }
  }

  /// The difference that steps of other sessions made.
  package init(foreign entries: [(step: Step, revisions: [Revision])]) {
    self.init(entries.flatMap(\.revisions), steps: entries.map(\.step), isForeign: true)
    self.entries = entries
  }
}
