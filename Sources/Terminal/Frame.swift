/// A screen that is drawn again and again: what is sent is the rows that differ from the frame before.
///
///     var frame = Frame()
///     frame.update(["a", "b"], size: size)  // all rows
///     frame.update(["a", "c"], size: size)  // ESC [ 2 H c ESC [ m ESC [ K, inside a synchronised update
///     frame.update(["a", "c"], size: size)  // nil
///
/// A row is overwritten and then erased behind its end: it is never blank between two frames, also on a terminal that does
/// not know synchronised updates (mode 2026) and ignores them.
package struct Frame: Sendable {
  private var shown: [String] = []
  private var size: TerminalSize?

  /// Nothing is on the screen that could be built upon.
  package init() {}

  /// Turns the last frame into this one. Another size draws all rows.
  ///
  /// - Parameters:
  ///   - rows: the screen from its top, with their escape sequences for looks. Each is narrower than the screen: behind
  ///     a row that fills it the cursor waits in the last column, which the erasing would take. Those below the screen
  ///     are left out, those that lack are empty.
  ///   - size: the screen's
  /// - Returns: what to send; nil where nothing differs
  /// - Complexity: O(*n*) in the rows' characters
  package mutating func update(_ rows: [String], size: TerminalSize) -> String? {
    let isAnew = size != self.size
    let new = Array(rows.prefix(size.rows)) + Array(repeating: "", count: max(0, size.rows - rows.count))
    var text = ""
    for (index, row) in new.enumerated() where isAnew || row != shown[index] {
      text += "\u{1B}[\(index + 1)H" + row + "\u{1B}[m\u{1B}[K"
    }
    shown = new
    self.size = size
    return text.isEmpty ? nil : "\u{1B}[?2026h" + text + "\u{1B}[?2026l"
  }
}
