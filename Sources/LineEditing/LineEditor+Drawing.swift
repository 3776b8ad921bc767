import CPosix
import Glibc

/// Drawing round the line that libedit edits.
extension LineEditor {
  /// Prints lines above the line that is being typed, which stays as it is; without one, just prints them.
  ///
  /// The text is sent as it is, colour sequences included; what came from a task has to be made visible before.
  package func printAbove(_ text: String) {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") + "\r\n"
    guard isReading, libedit.isEditing else {
      write(rows)
      return
    }
    guard canDraw else {
      // Nothing can be taken away on this terminal: the line begins again below.
      write("\r\n" + rows)
      libedit.refresh()
      return
    }
    redraw(from: geometry, printing: rows)
  }

  /// Where the line stands.
  var geometry: LineGeometry { geometry(columns: columns) }

  /// Where it would stand on a terminal of another width.
  func geometry(columns: Int) -> LineGeometry {
    let (line, cursor) = libedit.buffer
    return LineGeometry(
      prompt: drawnPrompt.plain, line: line, cursor: cursor, columns: columns, width: Self.width)
  }

  /// Where it stands on a terminal that has wrapped it anew.
  var rewrappedGeometry: LineGeometry {
    let (line, cursor) = libedit.buffer
    let prompt = drawnPrompt.plain
    return LineGeometry.rewrapped(
      prompt + line, cursor: prompt.count + cursor, from: drawnColumns, to: columns, width: Self.width)
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int { Int(cposix_scalar_width(scalar.value)) }

  /// The terminal's width. libedit takes 80 too where the terminal does not know.
  var columns: Int { size.columns }

  /// The terminal's height.
  var screenRows: Int { size.rows }

  private var size: (rows: Int, columns: Int) {
    var rows: Int32 = 24
    var columns: Int32 = 80
    _ = unsafe cposix_window_size(configuration.input, &rows, &columns)
    return (Int(rows), Int(columns))
  }

  /// Draws the line afresh where it stands. What stands below comes back in the same picture, when all keys are done.
  /// - Parameters:
  ///   - before: where it stood, as it was last drawn
  ///   - text: whole rows, to be put above it
  func redraw(from before: LineGeometry, printing text: String = "") {
    endResize(column: nil)
    guard canDraw else {
      write("\r" + text)
      libedit.refresh()
      return
    }
    hold()
    write(clearLine(at: before) + text)
    libedit.refresh()
  }

  /// Takes the line away, and all that stands below.
  func clearLine(at before: LineGeometry) -> String {
    panelDrawn.below = nil
    hintDrawn = nil
    return Escapes.clearLine(at: before)
  }

  /// libedit counts a column for a joiner or a combining mark that is typed at the end of the line, and none when it
  /// draws the whole line: after such a key the line is drawn whole, so that cursor and text agree.
  func repaintZeroWidth() {
    let line = libedit.buffer.line
    guard line != repainted else { return }
    let hasZeroWidth = line.contains { $0.value >= 0x300 && cposix_scalar_width($0.value) == 0 }
    let had = repainted != nil
    repainted = hasZeroWidth ? line : nil
    if hasZeroWidth || had { redraw(from: geometry) }
  }

  /// From here on the terminal may keep the picture back; `settled()` shows it.
  func hold() {
    guard !isHolding else { return }
    isHolding = true
    write(Escapes.hold)
  }

  func release() {
    guard isHolding else { return }
    isHolding = false
    write(Escapes.release)
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe cposix_write_all(configuration.output, bytes, bytes.count)
  }
}
