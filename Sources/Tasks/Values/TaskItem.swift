/// A task. Its number is given once by the store and never again.
public struct TaskItem: Identifiable, Hashable, Sendable {
  /// The number people type.
  public var id: Int
  /// What stays the same when the task travels to another store.
  public var uuid: TaskUUID
  /// What is to be done. Any text: it is made safe where it is shown, not where it is kept.
  public var title: String
  /// How much it matters.
  public var priority: Priority
  /// Whether it is done.
  public var status: TaskStatus
  /// When it was added.
  public var created: Timestamp
  /// When it last changed.
  public var modified: Timestamp
  /// When it was done; nil while it is open.
  public var finished: Timestamp?
  /// The day by which it is to be done.
  public var due: CalendarDate?
  /// Words it can be found by, in the order they were given.
  public var tags: [String]
  /// What it belongs to.
  public var project: String?
  /// What was written about it, oldest first.
  public var notes: [Note]

  /// The ids that a task can have: positive, and small enough for a JSON reader that keeps numbers as doubles.
  public static let ids = 1...(1 << 53)

  /// A remark and when it was made.
  public struct Note: Hashable, Sendable {
    /// When it was written.
    public var entry: Timestamp
    /// The remark.
    public var text: String

    /// A remark made at `entry`.
    public init(entry: Timestamp, text: String) {
      self.entry = entry
      self.text = text
    }
  }

  /// A task as given; a new one is open and was modified when it was created.
  public init(
    id: Int, uuid: TaskUUID = TaskUUID(), title: String, priority: Priority = .medium, status: TaskStatus = .open,
    created: Timestamp, modified: Timestamp? = nil, finished: Timestamp? = nil, due: CalendarDate? = nil,
    tags: [String] = [], project: String? = nil, notes: [Note] = []
  ) {
    self.id = id
    self.uuid = uuid
    self.title = title
    self.priority = priority
    self.status = status
    self.created = created
    self.modified = modified ?? created
    self.finished = finished
    self.due = due
    self.tags = tags
    self.project = project
    self.notes = notes
  }
}
