/// Where each scalar of a line stands, counted in Characters.
///
/// The lexer reads scalars, for a quote is a quote also before a combining accent, with which it makes one Character.
/// Carets count Characters.
struct CharacterOffsets {
  private var offsets: [Int] = []

  init(_ line: String) {
    for (offset, character) in line.enumerated() {
      for _ in character.unicodeScalars { offsets.append(offset) }
    }
    offsets.append((offsets.last ?? -1) + 1)  // Just behind the line.
  }

  /// The Characters that hold the scalars of `range`; a point stays a point.
  func characters(of range: Range<Int>) -> Range<Int> {
    let start = offsets[range.lowerBound]
    return range.isEmpty ? start..<start : start..<offsets[range.upperBound - 1] + 1
  }
}
