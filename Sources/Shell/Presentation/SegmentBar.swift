import Tasks
import Terminal

/// The row of segments: ` All 9 [High 3] Medium 4  Low 2 `.
///
/// The chosen cell has brackets, weight and underline, so that it is told without colour, and every cell keeps its width
/// when the choice moves.
struct SegmentBar {
  let counts: [Int]
  let chosen: PriorityFilter
  var marks = Marks.unicode

  /// The bar in at most `columns`. On a narrow terminal it scrolls so that the chosen cell is whole; `‹` and `›` say that
  /// there is more.
  func line(columns: Int?) -> StyledText {
    let cells = PriorityFilter.allCases.map(cell)
    guard let columns, cells.reduce(0, { $0 + $1.displayWidth }) > columns else { return join(cells[...]) }
    var first = chosen.segment
    var last = chosen.segment
    /// The width with the marks at the ends that are cut off.
    func width(_ first: Int, _ last: Int) -> Int {
      cells[first...last].reduce(0) { $0 + $1.displayWidth } + (first > 0 ? 1 : 0) + (last < cells.count - 1 ? 1 : 0)
    }
    while first > 0, width(first - 1, last) <= columns { first -= 1 }
    while last < cells.count - 1, width(first, last + 1) <= columns { last += 1 }
    // Where there is hardly room for the chosen cell, it goes before the marks.
    let hasMarks = width(first, last) <= columns
    let before: StyledText = hasMarks && first > 0 ? StyledText(marks.onLeft) : ""
    let after: StyledText = hasMarks && last < cells.count - 1 ? StyledText(marks.onRight) : ""
    return (before + join(cells[first...last]) + after).truncated(toWidth: columns, marks.ellipsis)
  }

  /// A row to put below the bar where the terminal has no underline: a line under the chosen cell.
  func underline(columns: Int?) -> String {
    var result = ""
    for span in line(columns: columns).spans {
      result += String(repeating: span.style.underline ? "-" : " ", count: span.text.displayWidth)
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  private func cell(_ filter: PriorityFilter) -> StyledText {
    let text = "\(filter.title) \(counts[filter.segment].grouped)"
    return filter == chosen ? StyledText("[\(text)]", Style(bold: true, underline: true)) : StyledText(" \(text) ")
  }

  private func join(_ cells: ArraySlice<StyledText>) -> StyledText { cells.reduce("") { $0 + $1 } }
}

extension Int {
  /// `1,234`: digits in groups of three.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
