import Tasks

extension Arguments {
  /// A title, and the priority if the last word names one: unquoted, with a title before it. Without one: medium.
  ///
  /// After words without quotes only the long forms count: `add buy vitamin C` is a title. After one quoted title any form
  /// does, and a lone word that is none is an error rather than a part of the title.
  func titleAndPriority() throws(Diagnostic) -> Command {
    guard let first = tokens.first else { throw missing("a title") }
    var rest = self
    var priority = Priority.medium
    if tokens.count > 1, let last = tokens.last, !last.isQuoted {
      let followsQuoted = tokens.count == 2 && first.isQuoted
      if let named = followsQuoted ? PriorityWords.any(last.text) : PriorityWords.long(last.text) {
        priority = named
        _ = rest.last()
      } else if followsQuoted {
        throw fault(PriorityWords.problem(last.text), at: last.range)
      }
    }
    return .add(title: try rest.title(), priority: priority)
  }

  /// All that is left, as a title.
  func title() throws(Diagnostic) -> String {
    guard let first = tokens.first, let last = tokens.last else { throw missing("a title") }
    let title = joined
    if title.unicodeScalars.allSatisfy(\.isUnseen) {
      throw fault(.emptyTitle, at: first.range.lowerBound..<last.range.upperBound)
    }
    return title
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen of it: blanks, what has no width, and the letters and signs that are blank.
  fileprivate var isUnseen: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint || self == "\u{2800}"
  }
}
