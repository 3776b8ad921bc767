/// A word that somebody may have meant, and what to propose for it.
package struct Suggestion: Sendable {
  private let spelling: String
  private let proposal: String

  /// A word in lower case, and what is proposed when it was meant: itself, or the name it is an alias of.
  package init(_ spelling: String, for proposal: String? = nil) {
    self.spelling = spelling
    self.proposal = proposal ?? spelling
  }

  /// What to propose for `word`: the closest by Damerau distance, at most 2 edits away, in a word of fewer than four
  /// letters at most 1, and never a word in which no letter is left. Of equals the first that begins with the same
  /// letter, for few slip on the first one; else the first.
  package static func nearest(to word: String, among candidates: [Suggestion]) -> String? {
    let limit = word.count < 4 ? 1 : 2
    let word = word.lowercased()
    return
      candidates
      .filter { abs($0.spelling.count - word.count) <= limit }  // Spares a very long word the table.
      .map { candidate in
        let startsAlike = candidate.spelling.first == word.first
        return (
          proposal: candidate.proposal, distance: damerauDistance(word, candidate.spelling), rank: startsAlike ? 0 : 1
        )
      }
      .filter { $0.distance <= limit && $0.distance < word.count }
      .min { ($0.distance, $0.rank) < ($1.distance, $1.rank) }?.proposal
  }

  /// The same among plain words.
  package static func nearest(to word: String, among words: [String]) -> String? {
    nearest(to: word, among: words.map { Suggestion($0) })
  }
}
