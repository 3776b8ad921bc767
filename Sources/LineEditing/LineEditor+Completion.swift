/// Tab.
extension LineEditor {
  /// More candidates than fill a screen help nobody; the rest is counted.
  private static let mostListed = 100

  func complete() {
    guard let completions else { return }
    let (scalars, cursor) = libedit.buffer
    let before = String(scalars: scalars.prefix(cursor))
    let found = completions(String(scalars: scalars), before.count)
    guard let first = found.candidates.first else { return }
    let typed = String(before.suffix(found.replacing))
    if found.candidates.count == 1 {
      replace(typed, with: first.replacement + (first.isWhole ? " " : ""))
      return
    }
    let common = found.candidates.dropFirst().reduce(first.replacement) { $0.commonPrefix(with: $1.replacement) }
    // The prefix may spell in another case what is typed; a shorter one must not take anything away.
    if common.count > typed.count || (common.count == typed.count && common != typed) {
      replace(typed, with: common)
    } else {
      list(found.candidates)
    }
  }

  private func replace(_ typed: String, with text: String) {
    if text.hasPrefix(typed) {
      libedit.insert(String(text.dropFirst(typed.count)))
    } else {
      libedit.deleteBackwards(typed.unicodeScalars.count)
      libedit.insert(text)
    }
  }

  private func list(_ candidates: [Completions.Candidate]) {
    let shown = candidates.prefix(Self.mostListed)
    let list = CompletionList(shown.map { ($0.replacement, $0.annotation) }, width: displayWidth)
    var rows = list.rows(columns: columns)
    if candidates.count > shown.count { rows.append("… \(candidates.count - shown.count) more") }
    printAbove(rows.joined(separator: "\n"))
  }
}

extension String {
  /// The characters that both begin with.
  func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
