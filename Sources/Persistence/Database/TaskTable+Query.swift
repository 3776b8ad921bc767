import Tasks

extension TaskTable {
  /// The tasks that a query asks for, in the order of their ids.
  func columns(_ query: TaskQuery) throws(StoreError) -> TaskColumns {
    let largestID = try connection.int("SELECT max(id) FROM task") ?? 0
    let rows = "SELECT \(TaskRow.columns) FROM task \(try clause(query, largestID)) ORDER BY id"
    return try connection.use(rows) { row throws(StoreError) in
      var columns = TaskColumns()
      // Room that is never touched costs nothing; a list of a million is longer than most gaps in its ids.
      columns.reserve(min(largestID, 1_000_000))
      while try row.step() { try TaskRow.read(row, into: &columns) }
      return columns
    }
  }

  /// How the rows are found.
  private func clause(_ query: TaskQuery, _ largestID: Int) throws(StoreError) -> String {
    guard let conditions = Self.conditions(query) else { return "" }
    // Within one status and priority the index has the ids in their order, and costs hardly more than the table even where
    // it leads to every row.
    if query.status != .any, query.segment != .all { return "WHERE \(conditions)" }
    // The index alone says how many there are, in a hundredth of the time that reading them takes.
    let expected = try connection.int("SELECT count(*) FROM task WHERE \(conditions)") ?? 0
    if expected >= largestID / 2 { return "NOT INDEXED WHERE \(conditions)" }
    // The ids are sorted first, and not the rows: SQLite would copy each whole row to put it in its place.
    return "WHERE id IN (SELECT id FROM task WHERE \(conditions))"
  }

  /// What the rows are to fulfil; nil where all are wanted. The index by status serves each of them.
  private static func conditions(_ query: TaskQuery) -> String? {
    let statuses = TaskStatus.allCases.filter { query.status.includes($0) }.map { "\($0.rawValue)" }
    let isEveryStatus = statuses.count == TaskStatus.allCases.count
    let status = statuses.count == 1 ? "status = \(statuses[0])" : "status IN (\(statuses.joined(separator: ", ")))"
    guard let priority = query.segment.priority else { return isEveryStatus ? nil : status }
    return "\(status) AND priority = \(priority.rawValue)"
  }
}
