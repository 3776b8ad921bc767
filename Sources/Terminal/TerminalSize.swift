import CPosix
import Glibc

/// A terminal's size in character cells.
package struct TerminalSize: Hashable, Sendable {
  package var rows: Int
  package var columns: Int

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// What a terminal that does not tell its size is taken for: the VT100's.
  package static let standard = TerminalSize(rows: 24, columns: 80)

  /// The size of the terminal behind `descriptor`; nil where it is none or does not know.
  package static func of(_ descriptor: Int32) -> TerminalSize? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard cposix_window_size(descriptor, &rows, &columns) == 1 else { return nil }
    return TerminalSize(rows: Int(rows), columns: Int(columns))
  }

  /// Whether there is a terminal behind `descriptor`.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}
