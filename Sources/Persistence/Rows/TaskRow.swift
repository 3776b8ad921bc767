import Tasks

/// A task as a row: the order of its columns, and the way there and back.
enum TaskRow {
  /// The columns, in the order in which they are bound and read.
  static let columns = """
    id, uuid, title, priority, status, created, modified, finished, due, tags, project, notes
    """
  /// How many there are.
  static let count: Int32 = 12

  /// The parameters for all columns from `first` on: `?1, ?2, …`.
  static func places(from first: Int32) -> String {
    (first..<first + count).map { "?\($0)" }.joined(separator: ", ")
  }

  /// Binds all columns to the parameters from `first` on.
  static func bind(_ task: TaskItem, to statement: Statement, from first: Int32 = 1) throws(StoreError) {
    try statement.bind(task.id, at: first)
    try statement.bind(bytesOf: task.uuid.bytes, at: first + 1)
    try statement.bind(task.title, at: first + 2)
    try statement.bind(task.priority.rawValue, at: first + 3)
    try statement.bind(task.status.rawValue, at: first + 4)
    try statement.bind(Int(task.created.seconds), at: first + 5)
    try statement.bind(Int(task.modified.seconds), at: first + 6)
    try statement.bind(task.finished.map { Int($0.seconds) }, at: first + 7)
    try statement.bind(task.due?.description, at: first + 8)
    try statement.bind(JSONColumn(statement).text(tags: task.tags), at: first + 9)
    try statement.bind(task.project, at: first + 10)
    try statement.bind(JSONColumn(statement).text(notes: task.notes), at: first + 11)
  }

  /// Reads the columns from `first` on. What no version of this program writes there is damage.
  static func read(_ row: Statement, from first: Int32 = 0) throws(StoreError) -> TaskItem {
    TaskItem(try fields(row, first), title: row.text(first + 2) ?? "", texts: try texts(row, first))
  }

  /// Reads a row behind the others; its title goes there as bytes. Ids must ascend.
  static func read(_ row: Statement, into columns: inout TaskColumns) throws(StoreError) {
    let (fields, texts) = (try fields(row, 0), try texts(row, 0))
    unsafe row.withBytes(2) { unsafe columns.append(fields, title: $0, texts: texts) }
  }

  @inline(__always)
  private static func fields(_ row: Statement, _ first: Int32) throws(StoreError) -> TaskFields {
    let id = row.int(first)
    guard let uuid = row.value(first + 1, as: (UInt64, UInt64).self) else { throw row.damaged(task: id, "uuid") }
    guard let priority = Priority(rawValue: row.int(first + 3)) else { throw row.damaged(task: id, "priority") }
    guard let status = TaskStatus(rawValue: row.int(first + 4)) else { throw row.damaged(task: id, "status") }
    var day: CalendarDate?
    if !row.isNull(first + 8) {
      day = row.text(first + 8).flatMap { CalendarDate($0) }
      guard day != nil else { throw row.damaged(task: id, "due") }
    }
    return TaskFields(
      id: id, uuid: TaskUUID(bytes: uuid), priority: priority, status: status,
      created: Timestamp(seconds: Int64(row.int(first + 5))), modified: Timestamp(seconds: Int64(row.int(first + 6))),
      finished: row.optionalInt(first + 7).map { Timestamp(seconds: Int64($0)) }, due: day)
  }

  @inline(__always)
  private static func texts(_ row: Statement, _ first: Int32) throws(StoreError) -> TaskTexts? {
    if row.isNull(first + 10), JSONColumn(row).isEmpty(first + 9), JSONColumn(row).isEmpty(first + 11) { return nil }
    let id = row.int(first)
    guard let tags = try JSONColumn(row).tags(first + 9) else { throw row.damaged(task: id, "tags") }
    guard let notes = try JSONColumn(row).notes(first + 11) else { throw row.damaged(task: id, "notes") }
    return TaskTexts(tags: tags, project: row.text(first + 10), notes: notes)
  }
}
