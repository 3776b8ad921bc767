import Tasks

extension TaskTable {
  /// The tasks that a query asks for, in the order of their ids.
  func tasks(_ query: TaskQuery) throws(StoreError) -> [TaskItem] {
    let conditions = Self.conditions(query)
    var expected = 0
    var clause = ""
    if let conditions {
      // The index alone says how many there are, in a hundredth of the time that reading them takes.
      let all: Int
      (expected, all) = try connection.use(
        "SELECT count(*), (SELECT max(id) FROM task) FROM task WHERE \(conditions)"
      ) { row throws(StoreError) in try row.step() ? (row.int(0), row.int(1)) : (0, 0) }
      clause = Self.clause(query, conditions, isMost: expected >= all / 2)
    }
    return try connection.use("SELECT \(TaskRow.columns) FROM task \(clause) ORDER BY id") { row throws(StoreError) in
      var tasks: [TaskItem] = []
      tasks.reserveCapacity(expected)
      while try row.step() { tasks.append(try TaskRow.read(row)) }
      return tasks
    }
  }

  /// What the rows are to fulfil; nil where all are wanted. The index by status serves each of them.
  private static func conditions(_ query: TaskQuery) -> String? {
    let statuses = TaskStatus.allCases.filter { query.status.includes($0) }.map { "\($0.rawValue)" }
    let isEveryStatus = statuses.count == TaskStatus.allCases.count
    let status = statuses.count == 1 ? "status = \(statuses[0])" : "status IN (\(statuses.joined(separator: ", ")))"
    guard let priority = query.segment.priority else { return isEveryStatus ? nil : status }
    return "\(status) AND priority = \(priority.rawValue)"
  }

  /// How the rows are found: where most are wanted, by going through the table, else through the index.
  private static func clause(_ query: TaskQuery, _ conditions: String, isMost: Bool) -> String {
    if isMost { return "NOT INDEXED WHERE \(conditions)" }
    // Within one status and priority, the index has the ids in their order. Otherwise the ids are sorted first, and not the
    // rows: SQLite would copy each whole row to put it in its place.
    let isOneCell = query.status != .any && query.segment != .all
    return isOneCell ? "WHERE \(conditions)" : "WHERE id IN (SELECT id FROM task WHERE \(conditions))"
  }
}
