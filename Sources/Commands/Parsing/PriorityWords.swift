import Tasks

/// The words that name a priority.
enum PriorityWords {
  /// The forms that count after any title: `high medium low` and `!!! !! !`.
  static func long(_ word: String) -> Priority? { longForms[word.lowercased()] }

  /// Every form: also `h hi p1 (A)` and the like.
  static func any(_ word: String) -> Priority? { long(word) ?? shortForms[word.lowercased()] }

  /// The priority's word that somebody may have meant.
  static func suggestion(for word: String) -> String? { Suggestion.nearest(to: word, among: spellings) }

  /// What a word should have been, for a diagnostic.
  static func problem(_ word: String) -> Problem {
    .notOneOf(word, what: "a priority", choices: "high, medium or low", suggestion: suggestion(for: word))
  }

  private static let longForms: [String: Priority] = [
    "high": .high, "!!!": .high, "medium": .medium, "!!": .medium, "low": .low, "!": .low,
  ]
  private static let shortForms: [String: Priority] = [
    "h": .high, "hi": .high, "p1": .high, "(a)": .high,
    "m": .medium, "med": .medium, "p2": .medium, "(b)": .medium,
    "l": .low, "lo": .low, "p3": .low, "(c)": .low,
  ]
  // One slip away from `p1` or `!!` lies another priority as well: only the words of letters are proposed.
  private static let spellings =
    Priority.allCases.map { Suggestion($0.word) }
    + [Suggestion("hi", for: "high"), Suggestion("med", for: "medium"), Suggestion("lo", for: "low")]
}
