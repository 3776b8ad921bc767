/// Visible tasks in their order. Each is made when it is looked at; while somebody holds this, the next change copies the
/// columns.
public struct VisibleTasks: RandomAccessCollection, Sendable {
  let columns: TaskColumns
  let slots: [UInt32]

  /// 0, like everywhere.
  public var startIndex: Int { 0 }
  /// The number of tasks.
  public var endIndex: Int { slots.count }
  /// The task at a place.
  public subscript(place: Int) -> TaskItem { columns[Int(slots[place])] }
}
