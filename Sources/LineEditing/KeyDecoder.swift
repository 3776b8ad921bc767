/// Turns the bytes of a terminal into keys: a pure state machine, fed by whoever reads.
///
/// - A sequence that nobody knows is dropped whole: its tail would be typed into the line.
/// - Pasted text (between `ESC [ 200 ~` and `ESC [ 201 ~`) is text: tabs become blanks, other control characters go,
///   a newline submits the line.
/// - Bytes that are not UTF-8 are dropped.
struct KeyDecoder {
  /// Whether Alt with a digit is a key of the program's own. In vi mode it is not: there Escape and a digit are two keys.
  var takesAlternates = true

  private var bytes: ArraySlice<UInt8> = []
  private var isPasting = false

  private static let escape: UInt8 = 0x1B

  /// Whether a sequence has begun that may yet go on. A lone Escape looks the same: wait a little, then `giveUp()`.
  var isInSequence: Bool { bytes.first == Self.escape }

  mutating func feed(_ new: some Sequence<UInt8>) { bytes += new }

  /// Forgets everything: ^C gives up what was pasted too.
  mutating func reset() {
    bytes = []
    isPasting = false
  }

  /// The next key; nil when more bytes are needed.
  mutating func next() -> Key? {
    while let first = bytes.first {
      if first == Self.escape {
        switch sequence() {
        case .unfinished: return nil
        case .none:
          bytes.removeFirst()
          if !isPasting, takesAlternates, let key = alternate() { return key }
          if !isPasting { return .scalar("\u{1B}") }
        case .whole(let length, let parameters, let final):
          bytes.removeFirst(length)
          if final == "~", parameters == "200" { isPasting = true }
          if final == "~", parameters == "201" { isPasting = false }
          if !isPasting, let key = Key(parameters: parameters, final: final) { return key }
        }
        continue
      }
      guard let length = scalarLength() else { return nil }
      let scalar = String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars.first
      let isValid = length > 1 || first < 0x80
      bytes.removeFirst(length)
      if isValid, let scalar, let typed = filtered(scalar) { return .scalar(typed) }
    }
    return nil
  }

  /// Nothing more came in time: what looked like the start of a sequence was an Escape.
  mutating func giveUp() -> Key? {
    guard isInSequence else { return nil }
    bytes.removeFirst()
    return .scalar("\u{1B}")
  }

  /// Alt with a digit, whose Escape has gone already.
  private mutating func alternate() -> Key? {
    guard let digit = bytes.first, (UInt8(ascii: "1")...UInt8(ascii: "4")).contains(digit) else { return nil }
    bytes.removeFirst()
    return .shortcut(Int(digit - UInt8(ascii: "0")))
  }

  private func filtered(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if (0x80...0x9F).contains(scalar.value) { return nil }  // would be taken for a key's code
    guard isPasting else { return scalar }
    if scalar == "\n" || scalar == "\r" { return scalar }
    if scalar == "\t" { return " " }
    return scalar.value < 0x20 || scalar.value == 0x7F ? nil : scalar
  }
}

extension KeyDecoder {
  private enum ControlSequence {
    /// An Escape before something that is no sequence.
    case none
    case unfinished
    case whole(length: Int, parameters: String, final: Character)
  }

  /// The sequence at the front, which begins with an Escape: `ESC [ parameters final`, `ESC O final`, and the Linux
  /// console's `ESC [ [ final`.
  private func sequence() -> ControlSequence {
    var rest = bytes.dropFirst()
    guard let kind = rest.popFirst() else { return .unfinished }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return .none }
    if kind == UInt8(ascii: "["), rest.first == UInt8(ascii: "[") {
      rest.removeFirst()
      guard let letter = rest.first else { return .unfinished }
      return .whole(length: 4, parameters: "[", final: Character(Unicode.Scalar(letter)))
    }
    let parameters = rest.prefix { (0x20...0x3F).contains($0) }
    guard let final = rest.dropFirst(parameters.count).first else { return .unfinished }
    // Broken off by something else: what there is goes, the rest is looked at afresh.
    guard (0x40...0x7E).contains(final) else {
      return .whole(length: 2 + parameters.count, parameters: "", final: "\0")
    }
    return .whole(
      length: 3 + parameters.count, parameters: String(decoding: parameters, as: UTF8.self),
      final: Character(Unicode.Scalar(final)))
  }

  /// How many bytes the scalar at the front takes; 1 for a byte that begins none; nil while some are missing.
  private func scalarLength() -> Int? {
    guard let first = bytes.first, first >= 0xC2, first <= 0xF4 else { return 1 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let found = bytes.prefix(length)
    guard found.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return 1 }
    if found.count < length { return nil }
    return String(validating: found, as: UTF8.self) == nil ? 1 : length
  }
}
