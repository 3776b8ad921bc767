import Glibc

/// A search: the words that a task must all contain, somewhere, literally.
struct SearchQuery {
  /// Each folded, with a zero at its end.
  let words: [[CChar]]

  init(_ text: String) {
    words = SearchText.fold(text).split(whereSeparator: \.isWhitespace).map { word in
      word.utf8.map { CChar(bitPattern: $0 == 0 ? SearchText.nul : $0) } + [0]
    }
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether one task has them all.
  func matches(_ slot: Int, of columns: TaskColumns) -> Bool {
    var folded: [UInt8] = []
    columns.texts.withBytes(slot) { TextCoding.fold($0, into: &folded) }
    folded.append(0)
    return folded.withUnsafeBytes { bytes in
      guard let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return false }
      return words.allSatisfy { strstr(start, $0) != nil }
    }
  }
}
