import Glibc

/// A moment, in whole seconds since 1970 (UTC), 64 bits wide: it does not end in 2038.
public struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64

  /// The moment that many seconds after 1970 began.
  public init(seconds: Int64) { self.seconds = seconds }

  /// The moment at which it is called, by the system's clock.
  public static var now: Timestamp { Timestamp(seconds: Int64(time(nil))) }

  /// Reads `2026-11-30T01:49:40Z`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let numbers = text.split { "-T:Z".contains($0) }.map { Int32($0) ?? -1 }
    guard text.utf8.count == 20, numbers.count == 6 else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (numbers[3], numbers[4], numbers[5])
    seconds = Int64(timegm(&parts))
    // `timegm` makes something of any numbers: only what is written as it was read was a moment.
    guard description == text else { return nil }
  }
}

extension Timestamp: Comparable {
  /// The earlier one first.
  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.seconds < b.seconds }
}

extension Timestamp: CustomStringConvertible {
  /// `2026-11-30T01:49:40Z`: ISO 8601, UTC.
  public var description: String {
    var clock = time_t(seconds)
    var parts = tm()
    gmtime_r(&clock, &parts)
    let year = Int(parts.tm_year) + 1900
    guard (1000...9999).contains(year) else { return formatted("%Y-%m-%dT%H:%M:%SZ") }
    // By hand where the width is known: a long list is full of moments, and `strftime` reads its format anew for each.
    return String(unsafeUninitializedCapacity: 20) { text in
      var place = 0
      func put(_ number: Int, _ digits: Int, _ end: Unicode.Scalar) {
        var rest = number
        for digit in (0..<digits).reversed() {
          text[place + digit] = 0x30 + UInt8(rest % 10)
          rest /= 10
        }
        text[place + digits] = UInt8(ascii: end)
        place += digits + 1
      }
      put(year, 4, "-")
      put(Int(parts.tm_mon) + 1, 2, "-")
      put(Int(parts.tm_mday), 2, "T")
      put(Int(parts.tm_hour), 2, ":")
      put(Int(parts.tm_min), 2, ":")
      put(Int(parts.tm_sec), 2, "Z")
      return place
    }
  }

  /// `20261130T014934Z`, which sorts as a file name.
  public var compact: String { formatted("%Y%m%dT%H%M%SZ") }

  private func formatted(_ format: String) -> String {
    var clock = time_t(seconds)
    var parts = tm()
    gmtime_r(&clock, &parts)
    return String(unsafeUninitializedCapacity: 64) { buffer in
      strftime(UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self), 64, format, &parts)
    }
  }
}
