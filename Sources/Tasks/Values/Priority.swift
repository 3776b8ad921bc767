/// How much a task matters. The raw value is its place in the list: high first.
public enum Priority: Int, CaseIterable, Sendable {
  case high, medium, low

  /// The word that names it in commands, output and the session log.
  public var word: String {
    switch self {
    case .high: "high"
    case .medium: "medium"
    case .low: "low"
    }
  }
}

extension Priority: Comparable {
  /// High comes before medium, medium before low.
  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
