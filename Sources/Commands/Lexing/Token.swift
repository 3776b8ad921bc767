/// A word of a line.
package struct Token: Hashable, Sendable {
  /// What the word says, its quotes and escapes undone. A tab in it is a blank: no canonical line could hold one.
  package var text: String
  /// Whether it stood in quotes. A quoted word is text: it is never a command and, in `add`, never a priority.
  package var isQuoted: Bool
  /// Where it stands in the line, quotes included, in Characters.
  package var range: Range<Int>

  /// A word as given.
  package init(text: String, isQuoted: Bool = false, range: Range<Int>) {
    self.text = text.utf8.contains(9) ? String(text.unicodeScalars.map { $0 == "\t" ? " " : Character($0) }) : text
    self.isQuoted = isQuoted
    self.range = range
  }
}
