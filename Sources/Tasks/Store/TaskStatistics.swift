/// What happened to the list within a stretch of time.
public struct TaskActivity: Hashable, Sendable {
  /// The number of tasks added.
  public var added: Int
  /// The number of tasks done.
  public var done: Int

  /// Numbers as given.
  public init(added: Int = 0, done: Int = 0) {
    self.added = added
    self.done = done
  }
}

/// The list in numbers.
public struct TaskStatistics: Hashable, Sendable {
  /// Tasks by priority and status.
  public var counts: TaskCounts
  /// The seven days up to now.
  public var lastWeek: TaskActivity
  /// The seven days before those.
  public var weekBefore: TaskActivity

  /// Numbers as given.
  public init(counts: TaskCounts, lastWeek: TaskActivity, weekBefore: TaskActivity) {
    self.counts = counts
    self.lastWeek = lastWeek
    self.weekBefore = weekBefore
  }

  /// The share of tasks that are done, 0 to 1; 0 for an empty list.
  public var shareDone: Double {
    let total = counts.total()
    return total == 0 ? 0 : Double(counts.total(TaskQuery(status: .done))) / Double(total)
  }
}

extension TaskStore {
  /// The list in numbers, as the clock stands. Reads no task.
  public func statistics() throws(StoreError) -> TaskStatistics {
    let week: Int64 = 7 * 24 * 60 * 60
    let end = now().seconds + 1
    func activity(_ weeks: Int64) throws(StoreError) -> TaskActivity {
      try database.activity(
        from: Timestamp(seconds: end - (weeks + 1) * week), until: Timestamp(seconds: end - weeks * week))
    }
    return TaskStatistics(counts: try database.counts(), lastWeek: try activity(0), weekBefore: try activity(1))
  }
}
