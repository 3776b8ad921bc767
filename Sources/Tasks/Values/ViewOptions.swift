/// Everything that decides what of the list is seen and in which order. One value in one relay: no half-changed state is
/// ever seen.
public struct ViewOptions: Hashable, Sendable {
  /// The chosen segment of the bar.
  public var segment: PriorityFilter
  /// Which statuses are seen.
  public var status: StatusFilter
  /// The order of the rows.
  public var sort: SortOrder
  /// The text that is searched for; empty: no search.
  public var search: String
  /// The text of a search that is being typed. While it is there it counts instead of `search`.
  public var preview: String?

  /// Options as given; without arguments, what a new session shows.
  public init(
    segment: PriorityFilter = .all, status: StatusFilter = .open, sort: SortOrder = .standard, search: String = "",
    preview: String? = nil
  ) {
    self.segment = segment
    self.status = status
    self.sort = sort
    self.search = search
    self.preview = preview
  }

  /// The search that is in force.
  public var effectiveSearch: String { preview ?? search }
}
