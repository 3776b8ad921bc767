/// Dim text behind the line that says how it may go on.
package struct LineHint: Equatable, Sendable {
  package var text: String
  /// Whether the key Right puts the text on the line; otherwise it only explains.
  package var isAcceptable: Bool

  package init(_ text: String, isAcceptable: Bool) {
    self.text = text
    self.isAcceptable = isAcceptable
  }
}

extension LineEditor {
  /// Shows the hint, where the cursor stands behind the line; after the panel, whose drawing takes it away.
  func settleHint() {
    guard canDraw, hintDrawn == nil, let hint = hint?(line), !hint.text.isEmpty else { return }
    let (scalars, cursor) = libedit.buffer
    let geometry = geometry
    guard cursor == scalars.count, !scalars.contains("\n") else { return }
    var text = ""
    var room = columns - 1 - geometry.cursor.column
    for character in hint.text {
      room -= displayWidth(String(character))
      if room < 0 { break }
      text.append(character)
    }
    if text.isEmpty { return }
    hold()
    write("\u{1B}[2m" + text + "\u{1B}[m" + Escapes.column(geometry.cursor.column))
    hintDrawn = hint
  }

  /// Takes the hint away before a key. True where the key accepts it: then libedit does not get the key.
  func clearHint(before key: Key) -> Bool {
    guard let hint = hintDrawn else { return false }
    hintDrawn = nil
    hold()
    write("\u{1B}[K")
    guard hint.isAcceptable, key == .right || (key == .scalar("\u{6}") && !libedit.isVi) else { return false }
    let before = geometry
    libedit.insert(hint.text)
    redraw(from: before)
    return true
  }
}
