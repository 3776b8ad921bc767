import CPosix

extension Character {
  /// The columns this grapheme cluster takes on a terminal.
  ///
  /// A flag, keycap or emoji-style character (U+FE0F) takes 2, any other cluster as much as the widest scalar in it: a
  /// family of four takes 2, where the sum of its scalars would be 8. A control character takes none.
  package var displayWidth: Int {
    if let ascii = asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count > 1 {
      if scalars.contains("\u{20E3}") { return 2 }
      if first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
      if first.isRegionalIndicator { return 2 }
    }
    return scalars.reduce(0) { max($0, $1.displayWidth) }
  }
}

extension StringProtocol {
  /// The columns this text takes on a terminal: the sum over its grapheme clusters. It holds no escape sequences.
  /// - Complexity: O(*n*)
  package var displayWidth: Int {
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// The columns of one scalar by the C library's table: 0 for what does not print.
  var displayWidth: Int {
    _ = TextLocale.isUTF8
    return max(0, Int(cposix_scalar_width(value)))
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

/// The C library's idea of text.
package enum TextLocale {
  /// Whether the process now handles text as UTF-8. The first look makes it so: a `LANG` that is not UTF-8 gives way to
  /// `C.UTF-8`, because a width table for ASCII alone is of no use to anybody.
  package static let isUTF8: Bool = cposix_use_utf8_locale() != 0
}
