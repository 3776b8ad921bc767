import Tasks
import Terminal

/// How the list looks, as far as that can be set.
struct Appearance: Equatable {
  var marks = Marks.unicode
  /// The colour of each priority, by its place in `allCases`; nil: the terminal's own.
  private var colors: [Color?] = [.red, .yellow, .blue]

  /// The colour of a priority's mark; nil: that of other text.
  subscript(priority: Priority) -> Color? {
    get { colors[priority.rawValue] }
    set { colors[priority.rawValue] = newValue }
  }
}

/// A day by which something is to be done, seen from today.
struct DueText {
  let today: CalendarDate

  /// The day with its mark, which says without colour what the colour says: past and still open, or today.
  func cell(_ task: TaskItem, _ marks: Marks) -> StyledText {
    guard let due = task.due else { return "" }
    guard task.status == .open, due <= today else {
      return StyledText("\(due)", Style(dim: task.status == .done))
    }
    let (mark, color): (String, Color) = due < today ? (marks.overdue, .red) : (marks.today, .yellow)
    return StyledText("\(mark) \(due)", Style(color: color))
  }
}
