import Tasks
import Terminal

/// Tasks as the rows of a table: id, marks and title on the left; due, tags and age on the right.
struct TaskRows {
  /// The order that the heading marks with ▼ or ▲.
  let sort: SortOrder
  /// The moment from which ages are counted.
  let now: Timestamp
  var appearance = Appearance()
  /// The search whose words are marked in the titles.
  var search = ""

  private var table: Table {
    var table = Table(
      left: [.init(.right), .init(), .init(flexible: true)],
      right: [.init(.right), .init(flexible: true), .init(.right)])
    table.ellipsis = appearance.marks.ellipsis
    return table
  }

  /// The heading, where there is room for one, and the rows, in at most `columns`.
  func lines(_ tasks: [TaskItem], columns: Int?, hasHeading: Bool = true) -> [StyledText] {
    // The zone's rules are read where a day is shown, not before.
    let due = tasks.contains { $0.due != nil } ? DueText(today: CalendarDate(of: now)) : nil
    return table.lines((hasHeading ? [heading(tasks)] : []) + tasks.map { row($0, due) }, columns: columns)
  }

  private func heading(_ tasks: [TaskItem]) -> [StyledText] {
    func title(_ text: String, _ fields: SortField...) -> StyledText {
      let mark =
        fields.contains(sort.field) ? (sort.isAscending ? appearance.marks.ascending : appearance.marks.descending) : ""
      return StyledText(text + mark, Style(dim: true))
    }
    return [
      title("id", .id), title("pri", .priority), title("title", .title),
      tasks.contains { $0.due != nil } ? title("due", .due) : "", "",
      title("age", .created),
    ]
  }

  private func row(_ task: TaskItem, _ due: DueText?) -> [StyledText] {
    let base = Style(dim: task.status == .done)
    return [
      StyledText(String(task.id), base),
      StyledText((task.status == .done ? "x " : "") + task.priority.mark, style(task)),
      title(of: task, base),
      due?.cell(task, appearance.marks) ?? "",
      StyledText(
        (task.tags.map { "+\($0)" } + (task.project.map { ["@\($0)"] } ?? [])).joined(separator: " ").visible, base),
      StyledText(Age.text(from: task.created, to: now), base),
    ]
  }

  private func title(of task: TaskItem, _ base: Style) -> StyledText {
    var marked = base
    (marked.bold, marked.underline) = (true, true)
    var text: StyledText = ""
    var place = task.title.startIndex
    for match in SearchText.matches(of: search, in: task.title) {
      text += StyledText(String(task.title[place..<match.lowerBound]).visible, base)
      text += StyledText(String(task.title[match]).visible, marked)
      place = match.upperBound
    }
    return text + StyledText(String(task.title[place...]).visible, base)
  }

  private func style(_ task: TaskItem) -> Style {
    if task.status == .done { return Style(dim: true) }
    return Style(bold: task.priority == .high, color: appearance[task.priority])
  }
}

extension Priority {
  /// Its mark in a row: the same signs that `add` takes.
  var mark: String { String(repeating: "!", count: Priority.allCases.count - rawValue) }
}

/// How long ago something was, in one unit.
enum Age {
  /// `now`, `5 min`, `3 h`, `12 d`, `2 y`; never negative, also where the clock was set back.
  static func text(from start: Timestamp, to now: Timestamp) -> String {
    let seconds = max(0, now.seconds - start.seconds)
    let minutes = seconds / 60, hours = minutes / 60, days = hours / 24
    if minutes < 1 { return "now" }
    if hours < 1 { return "\(minutes) min" }
    if days < 1 { return "\(hours) h" }
    if days < 365 { return "\(days) d" }
    return "\(days / 365) y"
  }
}
