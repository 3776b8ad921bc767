/// Text that came from somewhere else, made harmless for a terminal or a pipe.
extension StringProtocol {
  /// The text as a terminal may show it: nothing in it moves the cursor, changes a colour, turns the reading direction
  /// or hides.
  ///
  /// Control characters become their pictures (`␛`, `␊`), what has no picture its number (`<U+202E>`). Joiners and
  /// variation selectors stay inside a cluster that they shape, such as a family emoji.
  package var visible: String {
    if isPlainASCII { return String(self) }
    var result = ""
    for character in self {
      let scalars = character.unicodeScalars
      var inside = false
      for scalar in scalars {
        if let standIn = scalar.standIn(inside: inside, after: scalars.first) {
          result += standIn
        } else {
          result.unicodeScalars.append(scalar)
        }
        inside = true
      }
    }
    return result
  }

  /// The text on one line without control characters, for a field of tab-separated output: `\t`, `\n`, `\r`, otherwise
  /// `\x1B`. Everything else, a backslash too, stays what it is; who needs the exact text asks for JSON.
  package var escapedForPipe: String {
    if isPlainASCII { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\x" + (digits.count < 2 ? "0" : "") + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private var isPlainASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}

extension Unicode.Scalar {
  /// What is shown in place of this scalar; nil where it may be shown itself.
  /// - Parameters:
  ///   - inside: whether it stands behind another scalar of the same cluster
  ///   - base: the cluster's first scalar
  /// - Returns: text that shows itself
  fileprivate func standIn(inside: Bool, after base: Unicode.Scalar?) -> String? {
    switch value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + value).map { String($0) }
    case 0x7F: return "\u{2421}"
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return inside ? nil : number
    case 0xE0020...0xE007F: return inside && base == "\u{1F3F4}" ? nil : number  // the flag of England and its like
    case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: return number  // blank letters
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return number
    default: return nil
    }
  }

  private var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}
