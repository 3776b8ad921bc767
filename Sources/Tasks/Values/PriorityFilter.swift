/// One cell of the segment bar: which priorities are seen.
///
/// The cases, in their order, *are* the bar: whatever draws, counts or completes segments takes them from `allCases`.
public enum PriorityFilter: Int, CaseIterable, Sendable {
  case all, high, medium, low

  /// The filter at a place in the bar, or nil where the bar has no such place.
  public init?(segment: Int) { self.init(rawValue: segment) }

  /// The filter that shows one priority.
  public init(_ priority: Priority) { self = PriorityFilter.allCases[priority.rawValue + 1] }

  /// Its place in the bar, counted from 0.
  public var segment: Int { rawValue }

  /// The priority it lets through: the one whose raw value is the segment's place less one; nil when it lets all through.
  public var priority: Priority? { Priority(rawValue: segment - 1) }

  /// Its word in commands.
  public var word: String { priority?.word ?? "all" }

  /// Its title in the bar.
  public var title: String {
    switch self {
    case .all: "All"
    case .high: "High"
    case .medium: "Medium"
    case .low: "Low"
    }
  }

  /// Whether tasks of this priority are seen.
  public func includes(_ priority: Priority) -> Bool { self.priority.map { $0 == priority } ?? true }
}
