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

  /// Puts the cursor behind the line.
  static func moveToEnd(of geometry: LineGeometry) -> String {
    down(geometry.end.row - geometry.cursor.row) + column(geometry.end.column)
  }
}
