/// What stands below the line: rows that the program derives from what it knows, drawn and taken away round libedit.
///
/// Keys that touch only the line's own rows leave them alone. Before any other key they go, because libedit takes what is
/// below to be empty, and they come back when it has done its work, in the same picture.
extension LineEditor {
  /// More rows would hide what one wants to compare them with.
  private static let mostRows = 9

  /// What is on the screen below the line.
  struct Panel {
    var rows: [String] = []
    /// The row of the line's end, under which they stand; nil where something has taken them away since.
    var below: Int?
  }

  /// Draws what the program wants below the line, where it differs from what is there.
  func settlePanel() {
    guard canDraw else { return }
    let geometry = geometry
    let room = max(0, min(Self.mostRows, screenRows - geometry.end.row - 2))
    let rows = room > 0 ? panel?(columns - 1, room).prefix(room).map { $0 } ?? [] : []
    if rows.isEmpty, panelDrawn.rows.isEmpty { return }
    if rows == panelDrawn.rows, panelDrawn.below == geometry.end.row { return }
    hold()
    write(Escapes.rows(rows, below: geometry))
    panelDrawn = Panel(rows: rows, below: geometry.end.row)
  }

  /// Takes the rows away before a key for which libedit draws more than the line's own rows.
  func clearPanel(before key: Key) {
    guard !panelDrawn.rows.isEmpty else { return }
    if isPlain(key) {
      // What begins a new row is drawn over the rows below: one picture with what puts them right.
      if geometry.end.column + 2 >= columns { hold() }
      return
    }
    hold()
    write(Escapes.rows([], below: geometry))
    panelDrawn = Panel()
  }

  /// Whether libedit draws only in the line's own rows for a key: text, Backspace, ^A ^B ^E ^F.
  private func isPlain(_ key: Key) -> Bool {
    guard !libedit.isVi, !libedit.buffer.line.contains("\n") else { return false }
    switch key {
    case .left, .right, .home, .end, .delete, .shortcut: return true
    case .scalar(let scalar):
      return scalar.value >= 0x20 || ["\u{1}", "\u{2}", "\u{5}", "\u{6}", "\u{8}"].contains(scalar)
    default: return false
    }
  }
}
