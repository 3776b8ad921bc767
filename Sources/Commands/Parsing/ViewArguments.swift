import Tasks

extension Arguments {
  /// A segment and a status in either order; nil where there is neither.
  mutating func filter() throws(Diagnostic) -> ViewFilter? {
    if tokens.isEmpty { return nil }
    var segment: (value: PriorityFilter, word: String)?
    var status: (value: StatusFilter, word: String)?
    while let token = next() {
      let word = token.text.lowercased()
      if let value = Self.segment(word) {
        if let segment { throw fault(.repeated(what: "a segment", first: segment.word), at: token.range) }
        segment = (value, token.text)
      } else if let value = StatusFilter.allCases.first(where: { $0.word == word }) {
        if let status { throw fault(.repeated(what: "a status", first: status.word), at: token.range) }
        status = (value, token.text)
      } else {
        let words = PriorityFilter.allCases.map(\.word) + StatusFilter.allCases.map(\.word)
        throw fault(
          .notOneOf(
            token.text, what: "a segment or a status", choices: "all, high, medium or low; open, done or any",
            suggestion: Suggestion.nearest(to: word, among: words)), at: token.range)
      }
    }
    return ViewFilter(segment: segment?.value ?? .all, status: status?.value ?? .open)
  }

  private static func segment(_ word: String) -> PriorityFilter? {
    word == PriorityFilter.all.word ? .all : PriorityWords.any(word).map { PriorityFilter($0) }
  }

  /// A field, and perhaps a direction; nil where there is none.
  mutating func sortRequest() throws(Diagnostic) -> SortRequest? {
    guard let first = next() else { return nil }
    let word = first.text.lowercased()
    guard let field = word == "pri" ? .priority : SortField(rawValue: word) else {
      // The list calls it so. Which of the two is "age asc"? The field's own name leaves no doubt.
      let fields = SortField.allCases.map { Suggestion($0.rawValue) } + [Suggestion("age", for: "created")]
      throw fault(
        .notOneOf(
          first.text, what: "a field", choices: "priority, title, created, due or id",
          suggestion: Suggestion.nearest(to: word, among: fields)), at: first.range)
    }
    guard let second = next() else { return SortRequest(field) }
    guard let direction = SortDirection(rawValue: second.text.lowercased()) else {
      throw fault(
        .notOneOf(
          second.text, what: "a direction", choices: "asc or desc",
          suggestion: Suggestion.nearest(to: second.text, among: SortDirection.allCases.map(\.rawValue))),
        at: second.range)
    }
    try finish(takes: "a field and a direction")
    return SortRequest(field, isAscending: direction == .asc)
  }
}

/// The words for the two directions of a sort.
enum SortDirection: String, CaseIterable {
  case asc, desc
}
