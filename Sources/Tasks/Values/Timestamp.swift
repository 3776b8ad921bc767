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
  public var description: String { formatted("%Y-%m-%dT%H:%M:%SZ") }

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
