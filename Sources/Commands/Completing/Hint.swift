/// How a line may go on, for somebody who is typing it.
package enum Hint: Equatable, Sendable {
  /// Text that may be put behind the line as it stands: the rest of a word, or the old title behind `edit 3`.
  case rest(String)
  /// What the line means so far, or what is to come: a task's title, a command's arguments. As it was given, so make it
  /// safe before it is shown.
  case note(String)
}

extension Completer {
  /// What may follow the line; nil where nothing is likelier than the rest.
  package static func hint(line: String, context: CompletionContext) -> Hint? {
    guard !line.isEmpty, let point = CompletionPoint(line: line, cursor: line.count) else { return nil }
    let found = complete(line: line, cursor: line.count, context: context)
    let typed = String(line.suffix(found.range.count))
    guard let head = point.before.first, let spec = CommandTable.find(head.text) else {
      return rest(of: typed, found)
    }
    if point.word.text.isEmpty {
      if found.candidates.count == 1, found.range.isEmpty, let only = found.candidates.first, only.annotation == nil {
        return .rest(only.replacement)
      }
      return point.before.count == 1 && !spec.synopsis.isEmpty ? .note(spec.synopsis) : nil
    }
    if let task = found.candidates.first, task.replacement == typed, let title = task.annotation, Int(typed) != nil {
      return .note(" " + title)
    }
    // In a title, a letter is no priority yet.
    if spec.arguments == .titleAndPriority, typed.count < 2 { return nil }
    // An id says nothing about the one that is meant.
    return Int(typed) == nil ? rest(of: typed, found) : nil
  }

  private static func rest(of typed: String, _ found: Completion) -> Hint? {
    guard !typed.isEmpty,
      let longer = found.candidates.first(where: {
        $0.replacement.count > typed.count && $0.replacement.hasPrefix(typed)
      })
    else { return nil }
    return .rest(String(longer.replacement.dropFirst(typed.count)))
  }
}
