import Tasks
import Terminal

/// For a person at a terminal.
struct TerminalPresenter: Presenter {
  let styles: StyleSupport
  let size: TerminalSize
  let now: Timestamp
  /// The list is shown up to here; nil: whole, for a pager.
  let rowLimit: Int?
  let isQuiet: Bool
  var appearance = Appearance()

  func present<Fault>(_ answer: Answer, _ write: (String) throws(Fault) -> Void) throws(Fault) {
    try write(lines(answer).map { $0 + "\n" }.joined())
  }

  private func lines(_ answer: Answer) -> [String] {
    switch answer {
    case .nothing, .silent: []
    case .view(let update, let rows): view(update, rows)
    case .changed(let verb, let outcome): isQuiet ? [] : confirmation(verb, outcome)
    case .task(let task): card(task)
    case .history(let entries): history(entries)
    case .statistics(let statistics):
      StatisticsText(statistics: statistics, marks: appearance.marks).lines.map { $0.rendered(styles) }
    case .message(let text, _, _): text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  // MARK: the list

  /// The bar, on a terminal without underline with a row that stands for it.
  func bar(_ update: ViewUpdate) -> [String] {
    let bar = SegmentBar(counts: update.segmentCounts, chosen: update.options.segment, marks: appearance.marks)
    let line = bar.line(columns: size.columns).rendered(styles)
    return styles == .none ? [line, bar.underline(columns: size.columns)] : [line]
  }

  private func view(_ update: ViewUpdate, _ rows: VisibleTasks) -> [String] {
    var lines = bar(update)
    guard !rows.isEmpty else { return lines + [emptiness(update.options)] }
    let shown = rows.prefix(rowLimit ?? rows.count)
    lines += table(of: update).lines(Array(shown), columns: size.columns).map { $0.rendered(styles) }
    let rest = update.visibleCount - shown.count
    if rest > 0 {
      lines.append(
        Style(dim: true).apply(
          to: "\(appearance.marks.ellipsis) \(rest.grouped) more; `list` shows all", support: styles))
    }
    return lines
  }

  private func table(of update: ViewUpdate) -> TaskRows {
    TaskRows(sort: update.options.sort, now: now, appearance: appearance, search: update.options.effectiveSearch)
  }

  /// The bar and as many tasks as fit into `room` rows, for the panel below the prompt.
  func panel(_ update: ViewUpdate, room: Int, _ first: (_ count: Int) -> VisibleTasks) -> [String] {
    var lines = Array(bar(update).prefix(room))
    let left = room - lines.count
    guard left > 0 else { return lines }
    if update.visibleCount == 0 { return lines + [emptiness(update.options).truncated(toWidth: size.columns)] }
    // The row that says how many more takes the place of a task.
    let shown = update.visibleCount > left ? left - 1 : update.visibleCount
    lines += table(of: update).lines(Array(first(shown)), columns: size.columns, hasHeading: false).map {
      $0.rendered(styles)
    }
    let rest = update.visibleCount - shown
    if rest > 0 {
      lines.append(Style(dim: true).apply(to: "\(appearance.marks.ellipsis) \(rest.grouped) more", support: styles))
    }
    return lines
  }

  private func emptiness(_ options: ViewOptions) -> String {
    if !options.effectiveSearch.isEmpty {
      return "nothing matches \"\(options.effectiveSearch.visible)\""
        + (options.preview == nil ? "; `search` clears it" : "")
    }
    if options.segment == .all, options.status == .open { return "nothing to do; try: add \"buy milk\" high" }
    return "nothing here; `show all` shows every open task"
  }

  // MARK: one task

  private func card(_ task: TaskItem) -> [String] {
    var fields = [
      ("id", String(task.id)), ("title", task.title.visible),
      ("priority", "\(task.priority.word) \(task.priority.mark)"),
      ("status", task.status.word), ("created", "\(task.created) (\(Age.text(from: task.created, to: now)))"),
      ("modified", "\(task.modified)"),
    ]
    if let finished = task.finished { fields.append(("finished", "\(finished)")) }
    if task.due != nil {
      let due = DueText(today: CalendarDate(of: now)).cell(task, appearance.marks)
      fields.append(("due", due.rendered(styles)))
    }
    if !task.tags.isEmpty { fields.append(("tags", task.tags.joined(separator: " ").visible)) }
    if let project = task.project { fields.append(("project", project.visible)) }
    for note in task.notes { fields.append(("note", "\(note.entry) \(note.text.visible)")) }
    fields.append(("uuid", task.uuid.description))
    return fields.map { Style(dim: true).apply(to: $0.padded(toWidth: 9), support: styles) + $1 }
  }
}
