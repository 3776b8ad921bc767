// `_nfd` is the standard library's own decomposition, but no promise: should it go, Foundation's
// `decomposedStringWithCanonicalMapping` does the same. That would cost a third of the start-up, since Foundation's tables
// (ICU) would be linked in.
@_spi(_Unicode) import Swift

/// Text made comparable: without case and without accents, as people expect a search to see it.
public enum SearchText {
  /// Folds text. Plain ASCII, which most titles are, needs no tables. O(length).
  public static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: text.utf8.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased()._nfd where scalar.properties.generalCategory != .nonspacingMark {
      folded.append(scalar)
    }
    return String(folded)
  }

  /// Everything about a task that a search looks at, folded. Fields are kept apart: no word matches across two of them.
  static func of(_ task: TaskItem) -> String {
    var fields = [task.title]
    fields += task.tags
    if let project = task.project { fields.append(project) }
    fields += task.notes.map(\.text)
    return fold(fields.joined(separator: "\n"))
  }
}

/// A search: the words that a task must all contain, somewhere, literally.
struct SearchQuery: Hashable {
  let words: [String]

  init(_ text: String) { words = SearchText.fold(text).split(whereSeparator: \.isWhitespace).map(String.init) }

  func matches(_ task: TaskItem) -> Bool {
    if words.isEmpty { return true }
    let text = SearchText.of(task)
    return words.allSatisfy { word in text.contains(word) }
  }
}
