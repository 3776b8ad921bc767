/// Rows whose columns are aligned by display width: some from the left edge, some to the right edge.
///
///     let table = Table(left: [.init(.right), .init(flexible: true)], right: [.init(.right)])
///     table.lines([["1", "buy milk", "3 d"], ["12", "call", "1 h"]], columns: 20)
///     //  1  buy milk     3 d
///     // 12  call         1 h
///
/// A row ends with its last character: there are no blanks behind it.
package struct Table: Sendable {
  /// How one column behaves.
  package struct Column: Sendable {
    package var alignment: Alignment
    /// Gives way when the terminal is too narrow: its cells are cut.
    package var isFlexible: Bool

    package init(_ alignment: Alignment = .left, flexible: Bool = false) {
      self.alignment = alignment
      isFlexible = flexible
    }
  }

  /// A flexible column is not squeezed below this for the sake of a right column: that one goes instead. Ten columns
  /// are about two words.
  static let leastFlexibleWidth = 10

  package var left: [Column]
  package var right: [Column]
  /// Blanks between two columns.
  package var gap: Int
  /// What a cut cell ends in.
  package var ellipsis = Marks.unicode.ellipsis

  package init(left: [Column], right: [Column] = [], gap: Int = 2) {
    self.left = left
    self.right = right
    self.gap = gap
  }

  /// The rows, laid out.
  /// - Parameters:
  ///   - rows: for each row the cells of the left columns, then those of the right ones
  ///   - columns: the terminal's width, which no line exceeds and which the right columns end at; nil for no limit
  /// - Returns: a line for each row
  /// - Complexity: O(*n*) in the cells
  package func lines(_ rows: [[StyledText]], columns: Int?) -> [StyledText] {
    var layout = Layout(columns: left + right, leftCount: left.count, gap: gap, ellipsis: ellipsis)
    for row in rows { layout.measure(row) }
    if let columns { layout.fit(columns) }
    return rows.map { layout.line($0, columns: columns) }
  }
}

/// The widths that a table's rows agreed on.
private struct Layout {
  let columns: [Table.Column]
  let leftCount: Int
  let gap: Int
  let ellipsis: String
  var widths: [Int]

  init(columns: [Table.Column], leftCount: Int, gap: Int, ellipsis: String) {
    self.columns = columns
    self.leftCount = leftCount
    self.gap = gap
    self.ellipsis = ellipsis
    widths = Array(repeating: 0, count: columns.count)
  }

  mutating func measure(_ row: [StyledText]) {
    for (index, cell) in row.enumerated() where index < widths.count {
      widths[index] = max(widths[index], cell.displayWidth)
    }
  }

  /// A column that is empty in all rows takes neither room nor gap.
  private var total: Int {
    let shown = widths.filter { $0 > 0 }
    return shown.reduce(0, +) + gap * max(0, shown.count - 1)
  }

  /// Drops right columns from the last on, then cuts flexible ones, until it fits.
  mutating func fit(_ limit: Int) {
    let flexible = widths.indices.filter { columns[$0].isFlexible }
    let spare = { (widths: [Int]) in flexible.reduce(0) { $0 + max(0, widths[$1] - Table.leastFlexibleWidth) } }
    var last = widths.count - 1
    while last >= leftCount, total - spare(widths) > limit {
      widths[last] = 0
      last -= 1
    }
    for index in flexible where total > limit {
      widths[index] = max(1, widths[index] - (total - limit))
    }
  }

  func line(_ row: [StyledText], columns limit: Int?) -> StyledText {
    let leftPart = join(row, 0..<leftCount)
    let rightPart = join(row, leftCount..<widths.count)
    let rightWidth = rightPart.displayWidth
    if rightWidth == 0 { return cut(leftPart, limit) }
    let start = limit.map { max(leftPart.displayWidth + gap, $0 - rightWidth) } ?? leftPart.displayWidth + gap
    return cut(leftPart.padded(toWidth: start) + rightPart, limit)
  }

  private func join(_ row: [StyledText], _ range: Range<Int>) -> StyledText {
    var result: StyledText = ""
    for index in range where widths[index] > 0 {
      if !result.spans.isEmpty { result += StyledText(String(repeating: " ", count: gap)) }
      let cell = index < row.count ? row[index] : ""
      result += cell.truncated(toWidth: widths[index], ellipsis).padded(
        toWidth: widths[index], columns[index].alignment)
    }
    return result
  }

  private func cut(_ line: StyledText, _ limit: Int?) -> StyledText {
    let line = line.withoutTrailingBlanks
    return limit.map { line.truncated(toWidth: $0, ellipsis) } ?? line
  }
}
