import Tasks

/// The words that name a priority.
enum PriorityWords {
  /// The forms that count after any title: `high medium low` and `!!! !! !`.
  static func long(_ word: String) -> Priority? {
    switch word.lowercased() {
    case "high", "!!!": .high
    case "medium", "!!": .medium
    case "low", "!": .low
    default: nil
    }
  }

  /// Every form: also `h hi p1 (A)` and the like.
  static func any(_ word: String) -> Priority? {
    switch word.lowercased() {
    case "h", "hi", "p1", "(a)": .high
    case "m", "med", "p2", "(b)": .medium
    case "l", "lo", "p3", "(c)": .low
    default: long(word)
    }
  }

  /// The priority's word that somebody may have meant.
  static func suggestion(for word: String) -> String? { Suggestion.nearest(to: word, among: spellings) }

  /// What a word should have been, for a diagnostic.
  static func problem(_ word: String) -> Problem {
    .notOneOf(word, what: "a priority", choices: "high, medium or low", suggestion: suggestion(for: word))
  }

  // One slip away from `p1` or `!!` lies another priority as well: only the words of letters are proposed.
  private static let spellings =
    Priority.allCases.map { Suggestion($0.word) }
    + [Suggestion("hi", for: "high"), Suggestion("med", for: "medium"), Suggestion("lo", for: "low")]
}
