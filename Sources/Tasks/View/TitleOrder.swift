/// Titles compared as people expect: case and accents do not count, numbers inside words count as numbers ("2" before "10").
enum TitleOrder {
  /// Negative where `a` comes first, 0 where they are alike, positive where `b` does.
  static func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
    if SearchText.isASCII(a), SearchText.isASCII(b) { return compareFolded(a, b) }
    var first: [UInt8] = [], second: [UInt8] = []
    SearchText.fold(a, into: &first)
    SearchText.fold(b, into: &second)
    return first.withUnsafeBytes { a in second.withUnsafeBytes { b in compareFolded(a, b) } }
  }

  /// A number that is smaller where a title comes first, made of its beginning. Equal numbers say nothing.
  ///
  /// A run of digits counts by its length first: the byte that stands for the length lies where the digits lie.
  static func key(_ title: UnsafeRawBufferPointer) -> UInt64 {
    var key = PrefixKey()
    if !key.take(title) {
      var folded: [UInt8] = []
      SearchText.fold(title, into: &folded)
      key = PrefixKey()
      folded.withUnsafeBytes { key.take(folded: $0) }
    }
    return key.value
  }

  /// Bytes that are folded, or ASCII and so nearly that.
  private static func compareFolded(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
    var i = 0, j = 0
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let first = number(in: a, from: &i), second = number(in: b, from: &j)
        if first.count != second.count { return first.count - second.count }
        if let pair = zip(a[first], b[second]).first(where: { $0 != $1 }) { return Int(pair.0) - Int(pair.1) }
      } else {
        let x = SearchText.lowered(a[i]), y = SearchText.lowered(b[j])
        if x != y { return Int(x) - Int(y) }
        i += 1
        j += 1
      }
    }
    return (a.count - i) - (b.count - j)
  }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The digits from `start` on without leading zeros; any length, so no number is too large.
  fileprivate static func number(in text: UnsafeRawBufferPointer, from start: inout Int) -> Range<Int> {
    var first = start
    while first < text.count, text[first] == 0x30 { first += 1 }
    var end = first
    while end < text.count, isDigit(text[end]) { end += 1 }
    start = end
    return first..<end
  }
}

/// The first eight bytes of a title in an order of bytes.
private struct PrefixKey {
  private(set) var value: UInt64 = 0
  private var room = 64

  private mutating func add(_ byte: UInt8) {
    guard room > 0 else { return }
    room -= 8
    value |= UInt64(byte) << UInt64(room)
  }

  /// Takes from a title until it is full; false where it met something, before that, that folds only with the rest.
  mutating func take(_ title: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place < title.count, room > 0 {
      if TitleOrder.isDigit(title[place]) {
        takeNumber(title, &place)
      } else if title[place] < 0x80 {
        add(SearchText.lowered(title[place]))
        place += 1
      } else {
        guard let scalar = FoldedScalar(title, at: &place) else { return false }
        for byte in scalar { add(byte) }
      }
    }
    return true
  }

  /// The same from what is folded.
  mutating func take(folded text: UnsafeRawBufferPointer) {
    var place = 0
    while place < text.count, room > 0 {
      if TitleOrder.isDigit(text[place]) {
        takeNumber(text, &place)
      } else {
        add(text[place])
        place += 1
      }
    }
  }

  private mutating func takeNumber(_ text: UnsafeRawBufferPointer, _ place: inout Int) {
    let digits = TitleOrder.number(in: text, from: &place)
    add(0x30 + UInt8(min(digits.count, 9)))
    // Longer numbers are told apart by the whole comparison.
    if digits.count > 8 { room = 0 } else { for digit in digits { add(text[digit]) } }
  }
}
