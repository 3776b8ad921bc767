/// Follows `ESC [ ? 2026 h` … `l` through a stream that may be cut anywhere.
struct SynchronizedUpdate {
  private var tail: [UInt8] = []
  private(set) var isOutside = true

  private static let begin = Array("\u{1B}[?2026h".utf8)
  private static let end = Array("\u{1B}[?2026l".utf8)

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      tail.append(byte)
      if tail.count > Self.begin.count { tail.removeFirst() }
      if tail == Self.begin { isOutside = false }
      if tail == Self.end { isOutside = true }
    }
  }
}
