// `_nfd` is the standard library's own decomposition, but no promise: should it go, Foundation's
// `decomposedStringWithCanonicalMapping` does the same. That would cost a third of the start-up, since Foundation's tables
// (ICU) would be linked in.
@_spi(_Unicode) import Swift

/// The bytes that a scalar is folded to: none for an accent by itself, seven at most.
///
/// Folding goes scalar by scalar: what decomposition would put in another order are accents, and those go.
struct FoldedScalar: Sequence, IteratorProtocol {
  /// The bytes, the first one lowest; how many there are is in the highest.
  private var packed: UInt64
  private var rest: UInt64

  private init(packed: UInt64) {
    self.packed = packed
    rest = packed >> 56
  }

  /// Folds the scalar at a place in UTF-8, and goes behind it.
  ///
  /// - Returns: nil where the bytes are none, or the scalar is not in the table: then the whole text goes the long way.
  init?(_ text: UnsafeRawBufferPointer, at place: inout Int) {
    let first = text[place]
    if first < 0x80 {
      self.init(packed: UInt64(SearchText.lowered(first)) | 1 << 56)
      place += 1
      return
    }
    let length = first < 0xE0 ? 2 : 3
    guard (0xC2..<0xF0).contains(first), place + length <= text.count else { return nil }
    var scalar = UInt32(first) & (length == 2 ? 0x1F : 0x0F)
    var bytes = UInt64(first)
    for index in 1..<length {
      let byte = text[place + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
      bytes |= UInt64(byte) << (8 * UInt64(index))
    }
    switch scalar {
    case FoldedScalar.tabled:
      let entry = FoldedScalar.table[Int(scalar - FoldedScalar.tabled.lowerBound)]
      guard length == 2 || scalar >= 0x800, entry != FoldedScalar.tooLong else { return nil }
      self.init(packed: entry)
    // Ideographs have neither case nor accents.
    case 0x3400...0x9FFF: self.init(packed: bytes | 3 << 56)
    default: return nil
    }
    place += length
  }

  mutating func next() -> UInt8? {
    guard rest > 0 else { return nil }
    rest -= 1
    defer { packed >>= 8 }
    return UInt8(truncatingIfNeeded: packed)
  }

  /// A text the long way.
  static func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased()._nfd where scalar.properties.generalCategory != .nonspacingMark {
      folded.append(scalar)
    }
    return String(folded)
  }

  /// Latin, Greek, Cyrillic, … up to kana.
  private static let tabled: ClosedRange<UInt32> = 0x80...0x33FF
  private static let tooLong = UInt64.max
  /// Made at the first text that is not plain ASCII, in some milliseconds.
  private static let table = tabled.map { value in
    guard let scalar = Unicode.Scalar(value) else { return tooLong }
    let bytes = Array(fold(String(scalar)).utf8)
    guard bytes.count <= 7 else { return tooLong }
    return bytes.enumerated().reduce(UInt64(bytes.count) << 56) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
  }
}
