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

  /// Lends the task at a place in its parts, the title as bytes: without making a string of it.
  package func withTask(at place: Int, _ body: (TaskFields, _ title: UnsafeRawBufferPointer, TaskTexts?) -> Void) {
    columns.withTask(Int(slots[place]), body)
  }
}
