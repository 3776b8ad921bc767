import CVTerm

/// The screen as text, to be compared with what a person would see.
extension TerminalScreen {
  /// One row without the blanks at its end.
  package func row(_ row: Int) -> String { Self.text(cells(row)) }

  /// The row that the cursor is in.
  package var cursorRow: String { row(cursor.row) }

  /// Every row, without blanks at the ends and empty rows at the bottom: comparable with a multi-line literal.
  package var text: String { Self.block((0..<rows).map(row)) }

  /// The same, with marks round what looks different: `*bold*`, `_underlined_`.
  package var marked: String {
    Self.block(
      (0..<rows).map { row in
        let cells = cells(row)
        var result = ""
        var isBold = false
        var isUnderlined = false
        var skip = 0
        for cell in cells {
          if skip > 0 {
            skip -= 1
            continue
          }
          skip = Int(cell.width) - 1
          let (bold, underlined) = (cell.attrs.bold != 0, cell.attrs.underline != 0)
          if isUnderlined, !underlined { result += "_" }
          if bold != isBold { result += "*" }
          if underlined, !isUnderlined { result += "_" }
          (isBold, isUnderlined) = (bold, underlined)
          let text = Self.text([cell])
          result += text.isEmpty ? " " : text
        }
        if isUnderlined { result += "_" }
        if isBold { result += "*" }
        return result.withoutTrailing(" ")
      })
  }

  private func cells(_ row: Int) -> [VTermScreenCell] { (0..<columns).map { cell(row, $0) } }

  private static func block(_ rows: [String]) -> String {
    let last = rows.lastIndex { !$0.isEmpty }
    return rows.prefix(last.map { $0 + 1 } ?? 0).joined(separator: "\n")
  }

  static func text(_ cells: [VTermScreenCell]) -> String {
    var result = String.UnicodeScalarView()
    var skip = 0
    for cell in cells {
      if skip > 0 {  // the right half of a wide character
        skip -= 1
        continue
      }
      skip = Int(cell.width) - 1
      withUnsafeBytes(of: cell.chars) { bytes in
        let scalars = bytes.bindMemory(to: UInt32.self).prefix { $0 != 0 && $0 != .max }
        if scalars.isEmpty { result.append(" ") }
        for scalar in scalars { result.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
      }
    }
    return String(result).withoutTrailing(" ")
  }
}

extension String {
  fileprivate func withoutTrailing(_ character: Character) -> String {
    var result = Substring(self)
    while result.last == character { result.removeLast() }
    return String(result)
  }
}
