/// What Tab can put in, laid out for the screen: with annotations one a row, otherwise as many side by side as fit.
struct CompletionList {
  private let entries: [(text: String, note: String)]
  private let width: (String) -> Int

  init(_ entries: [(text: String, note: String)], width: @escaping (String) -> Int) {
    self.entries = entries
    self.width = width
  }

  /// Rows of at most `columns` columns.
  func rows(columns: Int) -> [String] {
    let widest = entries.map { width($0.text) }.max() ?? 0
    if entries.contains(where: { !$0.note.isEmpty }) {
      return entries.map { entry in
        let row = entry.note.isEmpty ? entry.text : padded(entry.text, to: widest) + "  " + entry.note
        return cut(row, to: columns)
      }
    }
    let across = max(1, (columns + 2) / (widest + 2))
    let height = (entries.count + across - 1) / across
    return (0..<height).map { row in
      let inRow = stride(from: row, to: entries.count, by: height).map { entries[$0].text }
      let all = inRow.dropLast().map { padded($0, to: widest) } + inRow.suffix(1)
      return cut(all.joined(separator: "  "), to: columns)
    }
  }

  private func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }

  private func cut(_ text: String, to columns: Int) -> String {
    if width(text) <= columns { return text }
    var result = ""
    var used = 0
    for character in text {
      used += width(String(character))
      if used > columns - 1 { break }
      result.append(character)
    }
    return result + "…"
  }
}
