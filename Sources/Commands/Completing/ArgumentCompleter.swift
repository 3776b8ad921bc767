import Tasks

/// Completes one word behind a command.
struct ArgumentCompleter {
  /// The arguments before it.
  let before: ArraySlice<Token>
  /// The word up to the cursor.
  let word: Token
  /// Whom to ask.
  let context: CompletionContext

  /// What may stand in place of the word.
  func completion(for kind: ArgumentKind) -> Completion {
    switch kind {
    case .nothing, .rawText, .paths: words([])
    case .titleAndPriority: words(before.isEmpty ? [] : priorities)
    case .filter: words(filterWords)
    case .sortOrder: words(sortWords)
    case .id: before.isEmpty ? ids(from: 0) : words([])
    case .idAndTitle: before.isEmpty ? ids(from: 0) : oldTitle
    case .ids: ids(from: startOfLastID, others: ["shown"])
    case .idsAndPriority: idsOrPriority
    case .logWord: words(before.isEmpty ? LogRequest.words.map { ($0, nil) } : [])
    case .setting: words(settingWords)
    case .command: words(before.isEmpty ? CommandTable.all.map { ($0.name, $0.summary) } : [])
    }
  }

  private typealias Word = (text: String, annotation: String?)

  private func words(_ words: [Word]) -> Completion {
    let prefix = word.text.lowercased()
    let found = words.filter { $0.text.lowercased().hasPrefix(prefix) }
    return Completion(
      range: word.range, candidates: found.map { .init(replacement: $0.text, annotation: $0.annotation) })
  }

  /// Ids in place of the word from an offset in it on; before that stand others of its list.
  private func ids(from start: Int, others: [String] = []) -> Completion {
    let prefix = String(word.text.dropFirst(start))
    var candidates = context.ids(prefix).map { task in
      Completion.Candidate(replacement: String(task.id), annotation: task.title)
    }
    for word in others where word.hasPrefix(prefix.lowercased()) {
      candidates.append(.init(replacement: word, annotation: "all in the view"))
    }
    return Completion(range: word.range.lowerBound + start..<word.range.upperBound, candidates: candidates)
  }

  /// The title that the task has, to be changed, as long as what is typed is its beginning.
  private var oldTitle: Completion {
    let first = before.dropFirst().first ?? word
    let typed = (before.dropFirst().map(\.text) + [word.text]).joined(separator: " ")
    let range = first.range.lowerBound..<word.range.upperBound
    guard typed.count == range.count, let id = before.first?.text, let title = context.title(id).map(Quoting.editable),
      title.hasPrefix(typed)
    else { return words([]) }
    return Completion(range: range, candidates: [.init(replacement: title)])
  }

  private var startOfLastID: Int {
    guard let separator = word.text.lastIndex(where: { $0 == "," || $0 == "-" }) else { return 0 }
    return word.text.distance(from: word.text.startIndex, to: separator) + 1
  }

  private var idsOrPriority: Completion {
    var ids = ids(from: startOfLastID, others: ["shown"])
    if !before.isEmpty, ids.range == word.range {
      ids.candidates.insert(contentsOf: words(priorities).candidates, at: 0)
    }
    return ids
  }

  private var priorities: [Word] { Priority.allCases.map { ($0.word, nil) } }

  private var filterWords: [Word] {
    let typed = before.map { $0.text.lowercased() }
    let statuses = StatusFilter.allCases.map(\.word)
    let segments = PriorityFilter.allCases.map(\.word)
    let hasStatus = typed.contains(where: statuses.contains)
    let hasSegment = typed.contains { $0 == PriorityFilter.all.word || PriorityWords.any($0) != nil }
    return ((hasSegment ? [] : segments) + (hasStatus ? [] : statuses)).map { ($0, nil) }
  }

  private var sortWords: [Word] {
    switch before.count {
    case 0: SortField.allCases.map { ($0.rawValue, nil) }
    case 1: SortDirection.allCases.map { ($0.rawValue, nil) }
    default: []
    }
  }

  private var settingWords: [Word] {
    guard let name = before.first?.text else { return context.settings.map { ($0.name, $0.summary) } }
    let setting = context.settings.first { $0.name == name }
    return before.count == 1 ? (setting?.values ?? []).map { ($0, nil) } : []
  }
}
