package import Tasks

/// What a `sort` asks for: a field, and a direction or none.
package struct SortRequest: Hashable, Sendable {
  /// The field.
  package var field: SortField
  /// The direction; nil: the field's own, or the other way round if the list is sorted by this field already.
  package var isAscending: Bool?

  /// A request as given.
  package init(_ field: SortField, isAscending: Bool? = nil) {
    self.field = field
    self.isAscending = isAscending
  }

  /// The request that leads to `order` whatever was before.
  package init(_ order: SortOrder) { self.init(order.field, isAscending: order.isAscending) }

  /// The order that it leads to from `current`.
  package func resolved(from current: SortOrder) -> SortOrder {
    isAscending.map { SortOrder(field, isAscending: $0) } ?? current.choosing(field)
  }

  /// As it is typed after `sort`: `due desc`, or `due` while the direction is open.
  package var words: String {
    guard let isAscending else { return field.rawValue }
    return SortOrder(field, isAscending: isAscending).words
  }
}
