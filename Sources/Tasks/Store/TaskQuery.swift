/// Which tasks a reading is about. The database may read no others.
public struct TaskQuery: Hashable, Sendable {
  /// The statuses that are wanted.
  public var status: StatusFilter
  /// The priorities that are wanted.
  public var segment: PriorityFilter

  /// Tasks of these statuses and priorities; all, without arguments.
  public init(status: StatusFilter = .any, segment: PriorityFilter = .all) {
    self.status = status
    self.segment = segment
  }
}

/// How many tasks there are of each priority and status.
public struct TaskCounts: Hashable, Sendable {
  private var cells = [Int](repeating: 0, count: Priority.allCases.count * TaskStatus.allCases.count)

  /// No tasks.
  public init() {}

  /// The number of tasks of one priority and status.
  public subscript(priority: Priority, status: TaskStatus) -> Int {
    get { cells[priority.rawValue * TaskStatus.allCases.count + status.rawValue] }
    set { cells[priority.rawValue * TaskStatus.allCases.count + status.rawValue] = newValue }
  }

  /// Without the tasks that a query would find.
  func outside(_ query: TaskQuery) -> TaskCounts {
    var others = self
    for priority in Priority.allCases where query.segment.includes(priority) {
      for status in TaskStatus.allCases where query.status.includes(status) { others[priority, status] = 0 }
    }
    return others
  }

  /// The number of tasks that a query would find.
  public func total(_ query: TaskQuery = TaskQuery()) -> Int {
    var sum = 0
    for priority in Priority.allCases where query.segment.includes(priority) {
      for status in TaskStatus.allCases where query.status.includes(status) { sum += self[priority, status] }
    }
    return sum
  }
}
