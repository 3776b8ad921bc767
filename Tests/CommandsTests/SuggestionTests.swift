import Commands
import Testing

struct SuggestionTests {
  @Test(
    arguments: [
      ("high", "high"), ("hgih", "high"), ("hig", "high"), ("hihgh", "high"), ("hxxh", "high"), ("hxxx", nil),
      ("xxxx", nil),
      ("MEDUIM", "medium"), ("lwo", "low"), ("wlo", nil), ("lo", "low"), ("l", nil), ("", nil),
    ] as [(String, String?)])
  func `a word is proposed within two edits, within one if it has under four letters`(word: String, proposal: String?) {
    #expect(Suggestion.nearest(to: word, among: ["high", "medium", "low"]) == proposal)
  }

  @Test func `the closest is proposed; of equals the first that begins alike, else the first`() {
    #expect(Suggestion.nearest(to: "dsc", among: ["asc", "desc"]) == "desc")
    #expect(Suggestion.nearest(to: "lost", among: ["list", "last", "lose", "lost"]) == "lost")
    #expect(Suggestion.nearest(to: "lust", among: ["list", "last"]) == "list")
  }

  @Test func `letters between two that were swapped count as one edit more`() {
    // By the restricted distance this is 3, and nothing would be proposed.
    #expect(Suggestion.nearest(to: "cadd", among: ["abcdd"]) == "abcdd")
  }

  @Test func `an alias leads to its command`() {
    #expect(Suggestion.nearest(to: "exot", among: [Suggestion("exit", for: "quit")]) == "quit")
    #expect(CommandTable.suggestion(for: "dele") == "remove")
  }
}
