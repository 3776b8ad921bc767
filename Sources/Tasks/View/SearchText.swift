// `_nfd` is the standard library's own decomposition, but no promise: should it go, Foundation's
// `decomposedStringWithCanonicalMapping` does the same. That would cost a third of the start-up, since Foundation's tables
// (ICU) would be linked in.
@_spi(_Unicode) import Swift

/// Text made comparable: without case and without accents, as people expect a search to see it.
public enum SearchText {
  /// Folds text. Plain ASCII, which most titles are, needs no tables. O(length).
  public static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: text.utf8.map { lowered($0) }, as: UTF8.self)
    }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased()._nfd where scalar.properties.generalCategory != .nonspacingMark {
      folded.append(scalar)
    }
    return String(folded)
  }

  /// Stands for NUL, at which the sweep of a search would end. No UTF-8 has this byte.
  static let nul: UInt8 = 0xC0

  /// Appends the bytes of a text, folded, with `nul` for NUL.
  static func fold(_ text: UnsafeRawBufferPointer, into folded: inout [UInt8]) {
    let start = folded.count
    if isASCII(text) {
      folded.append(contentsOf: text)
    } else {
      folded.append(contentsOf: fold(String(decoding: text, as: UTF8.self)).utf8)
    }
    folded.withUnsafeMutableBufferPointer { buffer in
      for place in start..<buffer.count { buffer[place] = buffer[place] == 0 ? nul : lowered(buffer[place]) }
    }
  }

  /// Whether no byte needs the tables. The whole text is looked at, which a processor does many bytes at a time.
  static func isASCII(_ text: UnsafeRawBufferPointer) -> Bool { text.reduce(0, |) < 0x80 }

  /// The byte, in lower case where it is an ASCII letter.
  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
