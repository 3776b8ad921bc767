/// What a list can be sorted by.
public enum SortField: String, CaseIterable, Sendable {
  case priority, title, created, due, id
}

/// How the list is sorted: a field and a direction. Equal tasks keep the order in which they were created.
public struct SortOrder: Hashable, Sendable {
  /// The field.
  public var field: SortField
  /// Smallest first. For `priority`, high counts as the largest: descending puts high first.
  public var isAscending: Bool

  /// An order by `field`; without a direction, the one in which the field starts.
  public init(_ field: SortField, isAscending: Bool? = nil) {
    self.field = field
    self.isAscending = isAscending ?? (field != .priority)
  }

  /// High first: what a new session shows.
  public static let standard = SortOrder(.priority)

  /// The order that choosing `field` leads to: the same field again turns the direction round.
  public func choosing(_ field: SortField) -> SortOrder {
    field == self.field ? SortOrder(field, isAscending: !isAscending) : SortOrder(field)
  }

  /// `priority desc`, as commands and the session log write it.
  public var words: String { "\(field.rawValue) \(isAscending ? "asc" : "desc")" }
}
