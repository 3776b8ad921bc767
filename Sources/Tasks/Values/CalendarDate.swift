import Glibc

/// A day, without a time and hence without a zone: it is the same day wherever it is read.
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Reads `2026-11-30`; nil where the text is no date of the calendar (there is no `2026-02-30`).
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), year > 0
    else { return nil }
    var normalised = tm()
    normalised.tm_year = Int32(year - 1900)
    normalised.tm_mon = Int32(month - 1)
    normalised.tm_mday = Int32(day)
    guard timegm(&normalised) != -1 || year == 1969,
      normalised.tm_mon == Int32(month - 1), normalised.tm_mday == Int32(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }
}

extension CalendarDate {
  /// The day that a moment belongs to where this process is (`TZ`, else the system's zone).
  public init(of moment: Timestamp) {
    var clock = time_t(moment.seconds)
    var parts = tm()
    localtime_r(&clock, &parts)
    (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }
}

/// A day as a number that sorts like it: 20261130.
extension CalendarDate {
  /// 0 is no day.
  init?(packed: UInt32) {
    guard packed != 0 else { return nil }
    (year, month, day) = (Int(packed / 10_000), Int(packed / 100 % 100), Int(packed % 100))
  }

  var packed: UInt32 { UInt32(year * 10_000 + month * 100 + day) }
}

extension CalendarDate: Comparable, CustomStringConvertible {
  /// The earlier day first.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// `2026-11-30`.
  public var description: String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
