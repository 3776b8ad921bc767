/// What flows into the view: a change of the tasks, or other options.
public enum ViewInput: Sendable {
  /// The store tells what has changed.
  case change(TaskChange)
  /// Somebody wants to see something else.
  case options(ViewOptions)
}

/// What the view tells after each input: small, whatever the length of the list.
public struct ViewUpdate: Sendable {
  /// The options that are in force.
  public var options = ViewOptions()
  /// The number of tasks in each segment, by its place in the bar, as status and search leave them.
  public var segmentCounts = [Int](repeating: 0, count: PriorityFilter.allCases.count)
  /// The number of tasks that are seen.
  public var visibleCount = 0
  /// The difference that led to this update; nil where it was something else. (A reset is not kept here: who holds the
  /// columns makes the next change copy them.)
  public var delta: TaskDelta?

  /// The state before the first input.
  public init() {}
}
