/// What Tab may put in place of the word at the cursor.
package struct Completions: Equatable, Sendable {
  /// One possibility.
  package struct Candidate: Equatable, Sendable {
    /// What replaces the word.
    package var replacement: String
    /// What is shown beside it, such as the title of the task that an id means. It is printed as it is: text from a
    /// task has to be made visible before it comes here.
    package var annotation: String
    /// Whether a blank may follow; a directory goes on.
    package var isWhole: Bool

    package init(_ replacement: String, annotation: String = "", isWhole: Bool = true) {
      self.replacement = replacement
      self.annotation = annotation
      self.isWhole = isWhole
    }
  }

  /// How many characters before the cursor a candidate replaces.
  package var replacing: Int
  package var candidates: [Candidate]

  package init(replacing: Int, _ candidates: [Candidate]) {
    self.replacing = replacing
    self.candidates = candidates
  }

  package static let none = Completions(replacing: 0, [])
}
