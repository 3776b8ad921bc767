/// Which edge a text keeps to when it is padded.
package enum Alignment: Sendable {
  case left, right
}

extension StringProtocol {
  /// The text, cut to at most `width` columns; a cut text ends in `ellipsis`.
  ///
  ///     "買い物リスト".truncated(toWidth: 7)  // "買い物…"
  ///
  /// A wide character that would stand half outside is left out, so the result may be a column short.
  package func truncated(toWidth width: Int, _ ellipsis: String = Marks.unicode.ellipsis) -> String {
    if displayWidth <= width { return String(self) }
    if width < ellipsis.count { return String(ellipsis.prefix(Swift.max(0, width))) }
    var result = ""
    var used = 0
    for character in self {
      let next = character.displayWidth
      if used + next > width - ellipsis.count { break }
      result.append(character)
      used += next
    }
    return result + ellipsis
  }

  /// The text with blanks up to `width` columns; a longer one stays as it is.
  package func padded(toWidth width: Int, _ alignment: Alignment = .left) -> String {
    let blanks = String(repeating: " ", count: Swift.max(0, width - displayWidth))
    return alignment == .left ? self + blanks : blanks + self
  }

  /// Exactly `width` columns: cut or padded.
  package func fitted(toWidth width: Int, _ alignment: Alignment = .left) -> String {
    truncated(toWidth: width).padded(toWidth: width, alignment)
  }
}
