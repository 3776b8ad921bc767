package import Tasks

/// The whole filter that a `show` states: what it does not name is back at its default.
package struct ViewFilter: Hashable, Sendable {
  /// The segment of the bar.
  package var segment: PriorityFilter
  /// Which statuses are seen.
  package var status: StatusFilter

  /// A filter as given; what is not named is at its default.
  package init(segment: PriorityFilter = .all, status: StatusFilter = .open) {
    self.segment = segment
    self.status = status
  }

  /// The filter that is in force in `options`.
  package init(_ options: ViewOptions) { self.init(segment: options.segment, status: options.status) }

  /// `options` under this filter; sort and search stay.
  package func applied(to options: ViewOptions) -> ViewOptions {
    var options = options
    options.segment = segment
    options.status = status
    return options
  }

  /// As it is typed after `show`: `all`, `high done`.
  package var words: String { status == .open ? segment.word : "\(segment.word) \(status.word)" }
}
