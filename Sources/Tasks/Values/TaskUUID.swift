/// What identifies a task wherever it goes: 128 random bits (RFC 9562, version 4).
///
/// Foundation has such a type. Linking it costs a one-shot command a third of its time, more than reading the list does, and
/// this is all that would be used of it.
public struct TaskUUID: Hashable, Sendable, BitwiseCopyable {
  private var high: UInt64
  private var low: UInt64

  /// A new one, from the system's generator.
  public init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next() & ~0xF000 | 0x4000  // the version
    low = generator.next() & ~(0b11 << 62) | 0b10 << 62  // the variant
  }

  /// Reads `6f1c0000-0000-4000-8000-000000000001`, in either case; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return nil }
    var bits: (high: UInt64, low: UInt64) = (0, 0)
    for (place, byte) in bytes.enumerated() {
      if TaskUUID.hyphens.contains(place) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      bits = (bits.high << 4 | bits.low >> 60, bits.low << 4 | UInt64(digit))
    }
    (high, low) = bits
  }

  /// The one with these sixteen bytes in memory, as `bytes` gives them.
  public init(bytes: (UInt64, UInt64)) { (high, low) = (UInt64(bigEndian: bytes.0), UInt64(bigEndian: bytes.1)) }

  /// Its sixteen bytes, in the order in which its text shows them.
  public var bytes: (UInt64, UInt64) { (high.bigEndian, low.bigEndian) }

  /// Where the text has hyphens.
  private static let hyphens = [8, 13, 18, 23]
}

extension TaskUUID: CustomStringConvertible {
  /// `6f1c0000-0000-4000-8000-000000000001`.
  public var description: String {
    var text = ""
    for (place, bits) in [high, low].enumerated() {
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = place * 16 + (60 - shift) / 4
        if [8, 12, 16, 20].contains(digit) { text += "-" }
        text += String(bits >> UInt64(shift) & 0xF, radix: 16)
      }
    }
    return text
  }
}
