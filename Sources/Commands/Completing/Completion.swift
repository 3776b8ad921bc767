/// What may stand where somebody asked for completion.
package struct Completion: Equatable, Sendable {
  /// What a candidate replaces, in Characters of the line; it ends at the cursor.
  package var range: Range<Int>
  /// What may stand there, the likeliest first.
  package var candidates: [Candidate]

  /// One thing that may stand there.
  package struct Candidate: Hashable, Sendable {
    /// The text, quoted where it must be.
    package var replacement: String
    /// What it is, to be shown beside it: the title of a task. As it was given, so make it safe first.
    package var annotation: String?
    /// Whether a space may follow. A folder goes on.
    package var isWhole: Bool

    /// A candidate as given.
    package init(replacement: String, annotation: String? = nil, isWhole: Bool = true) {
      self.replacement = replacement
      self.annotation = annotation
      self.isWhole = isWhole
    }
  }
}
