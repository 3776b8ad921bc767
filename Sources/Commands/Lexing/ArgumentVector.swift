/// Words that a shell has split and unquoted already, and a line that shows them.
struct ArgumentVector {
  /// The words, quoted as a shell needs it: what a caret points into.
  private(set) var line = ""
  /// The words as they came. One with white space in it counts as quoted.
  private(set) var tokens: [Token] = []

  /// Words from the one at `textStart` on came after `--`: they are text, as if quoted.
  init(_ arguments: [String], textStart: Int = .max) {
    var end = 0
    let ranges = arguments.map { word in
      let shown = Self.shellQuoted(word)
      let start = line.isEmpty ? 0 : end + 1
      line += start == 0 ? shown : " \(shown)"
      end = start + shown.unicodeScalars.count
      return start..<end
    }
    let offsets = CharacterOffsets(line)
    for (index, (word, range)) in zip(arguments, ranges).enumerated() {
      let range = offsets.characters(of: range)
      if tokens.isEmpty, word.unicodeScalars.first == "/", word.unicodeScalars.count > 1 {
        // `/` is a word by itself, as in a line.
        tokens.append(Token(text: "/", range: range))
        tokens.append(Token(text: String(word.unicodeScalars.dropFirst()), range: range))
      } else {
        let isQuoted = index >= textStart || word.unicodeScalars.contains(where: \.properties.isWhitespace)
        tokens.append(Token(text: word, isQuoted: isQuoted, range: range))
      }
    }
  }

  /// Refuses control characters, in a word as in a line.
  func check() throws(Diagnostic) {
    for token in tokens {
      guard let scalar = token.text.unicodeScalars.first(where: \.isRefused) else { continue }
      throw Diagnostic(.controlCharacter(scalar), at: token.range, in: line)
    }
  }

  /// `word` as it can be typed at a shell.
  private static func shellQuoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || plain.contains($0) }
    if isPlain { return word }
    if !word.unicodeScalars.contains(where: special.contains) { return "\"\(word)\"" }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static let plain = Set("0123456789-_./:,+=@%".unicodeScalars)
  private static let special = Set("\"\\$`!".unicodeScalars)
}
