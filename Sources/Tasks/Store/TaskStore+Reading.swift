extension TaskStore {
  /// One task, finished or not. Throws `noTask` where there is none.
  public func task(_ id: Int) throws(StoreError) -> TaskItem {
    guard let task = try database.task(id) else { throw .noTask(id) }
    return task
  }

  /// How many tasks there are of each priority and status. Reads no task.
  public func counts() throws(StoreError) -> TaskCounts { try database.counts() }

  /// The ids of the tasks within a range, finished or not, smallest first. The range may be as wide as it likes.
  public func ids(in range: ClosedRange<Int>) throws(StoreError) -> [Int] { try database.ids(in: range) }

  /// The steps after one, oldest first, up to where observers have heard.
  public func steps(after step: Int) throws(StoreError) -> [Step] {
    let last = try position().step
    return try database.steps(after: step).map(\.step).filter { $0.number <= last }
  }

  /// The newest steps, of one task or of all, newest first, each with what it did.
  public func history(of task: Int? = nil, limit: Int) throws(StoreError) -> [(step: Step, revisions: [Revision])] {
    try database.history(of: task, limit: limit)
  }
}
