import Commands
import Glibc
import LineEditing
import Tasks
import Terminal

extension Session {
  /// More tasks than this are no help in choosing an id, and would push the list off the screen.
  private static let mostIDs = 20

  /// What Tab offers for a line with the cursor behind so many of its characters.
  func completions(_ line: String, _ cursor: Int) -> Completions {
    let found = Completer.complete(line: line, cursor: cursor, context: completionContext)
    return Completions(
      replacing: found.range.count,
      found.candidates.map {
        Completions.Candidate($0.replacement, annotation: $0.annotation?.visible ?? "", isWhole: $0.isWhole)
      })
  }

  /// What is shown dim behind the line.
  func hint(_ line: String) -> LineHint? {
    switch Completer.hint(line: line, context: completionContext) {
    case .rest(let text): LineHint(text.visible, isAcceptable: true)
    case .note(let text): LineHint(text.visible, isAcceptable: false)
    case nil: nil
    }
  }

  private var completionContext: CompletionContext {
    CompletionContext(
      settings: Settings.Setting.all.map { .init($0.name, values: $0.choices, summary: $0.values) },
      ids: { [view] digits in view.tasks(idPrefix: digits, limit: Self.mostIDs).map { ($0.id, $0.title) } },
      title: { [self] word in
        (word == "." ? touched : Int(word)).flatMap { id in try? store.task(id).title }
      },
      paths: { FilePaths.beginning(with: $0) })
  }
}

/// Files by the beginning of their path.
enum FilePaths {
  /// The paths that begin with `text`, written as it is; a directory ends in `/`.
  static func beginning(with typed: String) -> [String] {
    let text = expandingHome(typed)
    let home = text.count - typed.count
    let found = existing(text)
    return home == 0 ? found : found.map { "~" + $0.dropFirst(home + 1) }
  }

  /// The path with the home directory for a `~` at its start, as a shell would have put it.
  static func expandingHome(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }

  private static func existing(_ text: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    let pattern = text.reduce(into: "") { pattern, character in
      if "\\*?[]".contains(character) { pattern += "\\" }
      pattern.append(character)
    }
    guard glob(pattern + "*", GLOB_MARK, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
  }
}
