import Tasks

/// Completes commands and their arguments, as the table describes them.
package enum Completer {
  /// What may stand at `cursor`, counted in Characters; outside the line it is taken as the nearer end. What is behind
  /// the cursor does not matter.
  ///
  /// Aliases are offered only when they are typed exactly: nobody wants two names for one thing in a list.
  package static func complete(line: String, cursor: Int, context: CompletionContext) -> Completion {
    let cursor = min(max(0, cursor), line.count)
    guard let point = CompletionPoint(line: line, cursor: cursor) else { return .nothing(at: cursor) }
    let arguments = point.before.dropFirst()
    guard let head = point.before.first else {
      return point.word.isQuoted
        ? .nothing(at: cursor) : Completion(range: point.word.range, candidates: commands(point.word.text))
    }
    guard let spec = CommandTable.find(head.text), !head.isQuoted, !spec.shorthands.contains(head.text.lowercased())
    else {
      return .nothing(at: cursor)
    }
    if spec.arguments == .paths {
      return Completion(range: point.word.range, candidates: paths(point.word.text, context))
    }
    if point.word.isQuoted { return .nothing(at: cursor) }
    let words = ArgumentCompleter(before: arguments, word: point.word, context: context)
    return words.completion(for: spec.arguments)
  }

  private static func commands(_ typed: String) -> [Completion.Candidate] {
    let prefix = typed.lowercased()
    return CommandTable.all.flatMap { spec -> [Completion.Candidate] in
      var found: [Completion.Candidate] = []
      if spec.name.hasPrefix(prefix) { found.append(.init(replacement: spec.name, annotation: spec.summary)) }
      for word in spec.shorthands where word.hasPrefix(prefix) {
        found.append(.init(replacement: word, annotation: "\(spec.name) \(word)"))
      }
      for alias in spec.aliases where alias == prefix {
        found.append(.init(replacement: alias, annotation: spec.name))
      }
      return found
    }
  }

  private static func paths(_ typed: String, _ context: CompletionContext) -> [Completion.Candidate] {
    context.paths(typed).map { path in
      let isFolder = path.hasSuffix("/")
      let word = Quoting.word(path)
      // A folder's quote stays open: its files come next.
      let open = isFolder && word != path ? String(word.dropLast()) : word
      return .init(replacement: open, annotation: nil, isWhole: !isFolder)
    }
  }
}

extension Completion {
  /// Nothing may stand there, as far as is known.
  static func nothing(at cursor: Int) -> Completion {
    Completion(range: cursor..<cursor, candidates: [])
  }
}
