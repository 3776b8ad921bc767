/// Another size of the terminal while a line is being typed.
///
/// Some terminals wrap the rows that they show anew (tmux, VTE), others leave them as they are (xterm, the console), and
/// neither says which. A line of one row stands where it stood. For a longer one the terminal is asked for the cursor's
/// column, which tells the two apart.
extension LineEditor {
  /// How long an answer is waited for; a terminal that gives none is taken for one that wraps anew.
  private static let patience: UInt64 = 100_000_000

  /// A change of size of which it is not known yet what it did to the line.
  struct Resize {
    /// Where the line stood.
    let before: LineGeometry
    /// How many answers are to come: only the last one is about the size as it is.
    var awaited: Int
    var deadline: UInt64
  }

  /// The size has changed.
  func resize() {
    let before = resizing?.before ?? geometry(columns: drawnColumns)
    guard canDraw, before.end.row > 0 || geometry.end.row > 0 else {
      redraw(atNewSizeFrom: geometry)
      return
    }
    write("\u{1B}[6n")
    resizing = Resize(
      before: before, awaited: (resizing?.awaited ?? 0) + 1, deadline: MonotonicClock.now + Self.patience)
  }

  /// The terminal has told in which column the cursor is, counted from 1.
  func cursorIsReported(at column: Int) {
    resizing?.awaited -= 1
    if resizing?.awaited == 0 { endResize(column: column - 1) }
  }

  /// Draws the line at the new size.
  /// - Parameter column: where the cursor is; nil where the terminal did not say
  func endResize(column: Int?) {
    guard let before = resizing?.before else { return }
    resizing = nil
    let now = geometry
    // Wrapped anew as libedit has drawn it, or as it was typed; or left as it was, at the edge where that was cut off.
    let rewrapped = rewrappedGeometry
    let places = [
      (rewrapped, rewrapped.cursor.column), (now, now.cursor.column), (before, min(before.cursor.column, columns - 1)),
    ]
    redraw(atNewSizeFrom: places.first { $0.1 == column }?.0 ?? now)
  }

  private func redraw(atNewSizeFrom place: LineGeometry) {
    drawnColumns = columns
    if canDraw {
      hold()
      write(clearLine(at: place))
    } else {
      write("\r")
    }
    libedit.resize()
    libedit.refresh()
  }
}
