/// Random numbers that are the same in every run (SplitMix64), so that a failure can be had again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension String {
  /// Up to `count` of `pieces`, one behind the other.
  static func random(of pieces: [String], upTo count: Int, using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...count, using: &generator))
      .map { _ in pieces[Int.random(in: pieces.indices, using: &generator)] }
      .joined()
  }
}

extension String {
  /// Whether it can be no title.
  var hasNothingToSee: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }
}

/// What a text can be made of to trouble a lexer.
let troublesomePieces: [String] = [
  "\"", "\\", "'", "“", "”", "„", "‘", "’", "«", "»", "‹", "›", " ", "  ", "\u{A0}", "\u{3000}", "\u{2028}", "#",
  "-",
  "--", "/", "!", "!!!", " high", " HIGH", " h", "(A)", "milk", "tea ", "漢字", "тест", "é", "e\u{301}", "\u{301}",
  "\u{600}",
  "\u{200D}", "\u{FE0F}", "👩‍👩‍👧‍👦", "🇳🇴", "1️⃣", "🥛", "\u{202E}", "\u{FEFF}", ",", ".", "0", "42", "99999999999999999999",
  "shown",
]
