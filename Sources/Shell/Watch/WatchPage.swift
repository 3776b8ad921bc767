import Tasks
import Terminal

/// The rows of a watch's screen: the bar, the heading, the tasks, and a last row that says what there is beside them.
struct WatchPage {
  let update: ViewUpdate
  /// The tasks that fit.
  let tasks: [TaskItem]
  /// The place in the view of the first of them.
  let first: Int
  let size: TerminalSize
  let styles: StyleSupport
  let now: Timestamp
  /// Something that went wrong, shown in the last row.
  let note: String?
  var appearance = Appearance()

  /// The number of tasks that fit below bar and heading.
  static func capacity(_ size: TerminalSize, _ styles: StyleSupport) -> Int {
    max(0, size.rows - (styles == .none ? 2 : 1) - 2)
  }

  /// As many rows as the screen has, each at least a column narrower: see `Frame`.
  var rows: [String] {
    let columns = max(1, size.columns - 1)
    let bar = SegmentBar(counts: update.segmentCounts, chosen: update.options.segment, marks: appearance.marks)
    var rows = [bar.line(columns: columns).rendered(styles)]
    if styles == .none { rows.append(bar.underline(columns: columns)) }
    if tasks.isEmpty {
      rows.append("nothing here".truncated(toWidth: columns))
    } else {
      let table = TaskRows(
        sort: update.options.sort, now: now, appearance: appearance, search: update.options.effectiveSearch)
      rows += table.lines(tasks, columns: columns).map { $0.rendered(styles) }
    }
    rows = Array(rows.prefix(max(0, size.rows - 1)))
    rows += Array(repeating: "", count: size.rows - 1 - rows.count)
    return rows + [
      Style(dim: true).apply(to: lastRow.truncated(toWidth: columns, appearance.marks.ellipsis), support: styles)
    ]
  }

  private var lastRow: String {
    if let note { return note }
    let rest = update.visibleCount - first - tasks.count
    if first > 0 {
      return "\((first + 1).grouped)–\((first + tasks.count).grouped) of \(update.visibleCount.grouped); q leaves"
    }
    return rest > 0 ? "\(appearance.marks.ellipsis) \(rest.grouped) more; q leaves" : "q leaves"
  }

  /// How long what is shown stays right while nothing changes: until the next age is another one, in seconds. nil: for
  /// ever.
  var secondsToNextAge: Int64? { tasks.map { Age.secondsToNext(from: $0.created, to: now) }.min() }
}

extension Age {
  /// The seconds after `now` in which the text stays what it is.
  static func secondsToNext(from start: Timestamp, to now: Timestamp) -> Int64 {
    let age = now.seconds - start.seconds
    if age < 0 { return 60 - age }
    let unit: Int64 = age < 3600 ? 60 : age < 86_400 ? 3600 : age < 365 * 86_400 ? 86_400 : 365 * 86_400
    return unit - age % unit
  }
}
