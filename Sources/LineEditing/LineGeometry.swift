/// Where libedit has drawn the line, counted from the first row of the prompt.
///
/// libedit wraps at the last column and goes on to the next row as soon as a row is exactly full, moves a wide character
/// that does not fit to the next row, and starts a row at the newline that ^R puts into the buffer. What cannot be
/// printed it spells out: `^X`, `\U+1234`, `\U+12345`.
struct LineGeometry: Equatable {
  /// A cell.
  struct Spot: Equatable {
    var row = 0
    var column = 0
  }

  /// Where the cursor stands.
  private(set) var cursor = Spot()
  /// Behind the last character.
  private(set) var end = Spot()

  /// - Parameters:
  ///   - prompt: the prompt without its escape sequences
  ///   - line: what is in the buffer
  ///   - position: index into `line` of the scalar that the cursor stands on
  ///   - columns: the terminal's width
  ///   - width: columns of a scalar by the C library; negative for what it cannot print
  init(
    prompt: [Unicode.Scalar], line: [Unicode.Scalar], cursor position: Int, columns: Int,
    width: (Unicode.Scalar) -> Int
  ) {
    var spot = Spot()
    for scalar in prompt { spot.advance(over: scalar, columns: columns, width: width) }
    for (index, scalar) in line.enumerated() {
      if index == position {
        cursor = spot
        // A wide character under the cursor takes it to the next row where it does not fit.
        if width(scalar) == 2, spot.column + 2 > columns { cursor = Spot(row: spot.row + 1, column: 0) }
      }
      spot.advance(over: scalar, columns: columns, width: width)
    }
    if position >= line.count { cursor = spot }
    end = spot
  }
}

extension LineGeometry {
  /// Where the line stands on a terminal that has wrapped its rows anew for another width.
  ///
  /// Such a terminal joins two rows where the last cell of the upper one was written. Where a row ends with blanks libedit
  /// wrote none, when it drew the line as a whole: there the rows stay apart.
  static func rewrapped(
    _ text: [Unicode.Scalar], cursor position: Int, from old: Int, to columns: Int, width: (Unicode.Scalar) -> Int
  ) -> LineGeometry {
    var kept: [Unicode.Scalar] = []
    var cursor = position
    var spot = Spot()
    for (index, scalar) in text.enumerated() {
      let row = spot.row
      spot.advance(over: scalar, columns: old, width: width)
      kept.append(scalar)
      guard spot.row > row, scalar == " ", spot.column == 0 else { continue }
      while kept.last == " " {
        kept.removeLast()
        if index < position { cursor -= 1 }
      }
      kept.append("\n")
      if index < position { cursor += 1 }
    }
    return LineGeometry(prompt: [], line: kept, cursor: cursor, columns: columns, width: width)
  }
}

extension LineGeometry.Spot {
  fileprivate mutating func advance(over scalar: Unicode.Scalar, columns: Int, width: (Unicode.Scalar) -> Int) {
    if scalar == "\n" {
      self = Self(row: row + 1, column: 0)
      return
    }
    var needed = width(scalar)
    if scalar == "\t" {
      needed = min(8 - column % 8, columns - column)
    } else if needed < 0 {
      needed = scalar.value < 0x100 ? 2 : scalar.value > 0xFFFF ? 8 : 7
    } else if needed == 2, column + 2 > columns {
      self = Self(row: row + 1, column: 0)
    }
    column += needed
    if column >= columns { self = Self(row: row + 1, column: column - columns) }
  }
}
