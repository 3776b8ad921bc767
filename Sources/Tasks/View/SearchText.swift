/// Text made comparable: without case and without accents, as people expect a search to see it.
public enum SearchText {
  /// Folds text. O(length).
  public static func fold(_ text: String) -> String {
    var text = text
    var folded: [UInt8] = []
    text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &folded) }
    return String(decoding: folded, as: UTF8.self)
  }

  /// The parts of `text` that hold words of a search, in order and apart from each other: what is to be highlighted.
  /// O(text · words), for texts that are shown.
  public static func matches(of search: String, in text: String) -> [Range<String.Index>] {
    let words = fold(search).split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    guard !words.isEmpty else { return [] }
    var folded: [UInt8] = []
    // For each folded byte the character that it comes from.
    var origins: [String.Index] = []
    for place in text.indices {
      folded += fold(String(text[place])).utf8
      origins += Array(repeating: place, count: folded.count - origins.count)
    }
    var hits: Set<String.Index> = []
    for word in words where word.count <= folded.count {
      for start in 0...(folded.count - word.count) where folded[start...].starts(with: word) {
        hits.formUnion(origins[start..<(start + word.count)])
      }
    }
    var ranges: [Range<String.Index>] = []
    for place in text.indices where hits.contains(place) {
      let end = text.index(after: place)
      if let last = ranges.last, last.upperBound == place {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(place..<end)
      }
    }
    return ranges
  }

  /// Stands for NUL, at which the sweep of a search would end. No UTF-8 has this byte.
  static let nul: UInt8 = 0xC0

  /// Appends the bytes of a text, folded, with `nul` for NUL.
  static func fold(_ text: UnsafeRawBufferPointer, into folded: inout [UInt8]) {
    let start = folded.count
    append(text, to: &folded)
    folded.withUnsafeMutableBufferPointer { buffer in
      for place in start..<buffer.count where buffer[place] == 0 { buffer[place] = nul }
    }
  }

  /// Whether no byte needs the tables. The whole text is looked at, which a processor does many bytes at a time.
  static func isASCII(_ text: UnsafeRawBufferPointer) -> Bool { text.reduce(0, |) < 0x80 }

  /// The byte, in lower case where it is an ASCII letter.
  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// Plain ASCII, which most titles are, needs no tables, and most of what is not is in one.
  private static func append(_ text: UnsafeRawBufferPointer, to folded: inout [UInt8]) {
    let start = folded.count
    if isASCII(text) {
      folded.append(contentsOf: text)
      folded.withUnsafeMutableBufferPointer { buffer in
        for place in start..<buffer.count { buffer[place] = lowered(buffer[place]) }
      }
      return
    }
    var place = 0
    while place < text.count {
      guard let scalar = FoldedScalar(text, at: &place) else {
        folded.removeLast(folded.count - start)
        folded.append(contentsOf: FoldedScalar.fold(String(decoding: text, as: UTF8.self)).utf8)
        return
      }
      for byte in scalar { folded.append(byte) }
    }
  }
}
