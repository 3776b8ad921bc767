/// The state of a chain of texts: each link's digest comes from the one before it and the link's own text.
///
/// 64-bit FNV-1a (Fowler, Noll, Vo; offset basis and prime from the authors' page). It tells whether two journals took the
/// same way; it is no protection against somebody who wants to deceive.
public struct Digest: Hashable, Sendable {
  /// The digest as a number.
  public let value: UInt64

  /// The digest with this number.
  public init(value: UInt64) { self.value = value }

  /// The digest of the empty chain.
  public static let empty = Digest(value: 0xcbf2_9ce4_8422_2325)

  /// The chain's digest after one more link. O(length of `text`).
  public func appending(_ text: String) -> Digest {
    var hash = value
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for byte in text.utf8 { mix(byte) }
    mix(0xff)  // no UTF-8 text has this byte: two links are never one longer link
    return Digest(value: hash)
  }
}

extension Digest: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
