/// The escape sequences round a line that libedit edits. All movement is relative: where on the screen the prompt
/// stands, nobody knows.
enum Escapes {
  /// From here on the terminal may keep the picture back until `release`; those that do not know the mode ignore it. It
  /// does not nest.
  static let hold = "\u{1B}[?2026h\u{1B}[?25l"
  static let release = "\u{1B}[?25h\u{1B}[?2026l"
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"

  static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
  static func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }
  static func column(_ column: Int) -> String { "\r" + (column > 0 ? "\u{1B}[\(column)C" : "") }

  /// Takes the line and what is below away, and leaves the cursor where the prompt began.
  ///
  /// The blank: tmux takes an erase that starts at the very first cell for "clear", and copies the screen into its
  /// scrollback.
  static func clearLine(at geometry: LineGeometry) -> String { up(geometry.cursor.row) + "\r \u{1B}[J\r" }

  /// Draws rows below the line, over what stands there, and goes back to where libedit left the cursor.
  ///
  /// Each row is overwritten and the rest of it erased, so that nothing is blank in between; a row must leave the last
  /// column free. The newlines scroll where the line stands at the bottom, and only move elsewhere. Autowrap is off
  /// meanwhile: a row that the terminal takes to be wider is cut and pushes nothing.
  static func rows(_ rows: [String], below geometry: LineGeometry) -> String {
    let drop = geometry.end.row - geometry.cursor.row
    var bytes = "\u{1B}[?7l" + moveToEnd(of: geometry) + "\u{1B}[K"
    for row in rows { bytes += "\r\n" + row + "\u{1B}[m\u{1B}[K" }
    bytes += "\u{1B}[J"
    return bytes + up(drop + rows.count) + column(geometry.cursor.column) + "\u{1B}[?7h"
  }

  /// Puts the cursor behind the line.
  static func moveToEnd(of geometry: LineGeometry) -> String {
    down(geometry.end.row - geometry.cursor.row) + column(geometry.end.column)
  }
}
