/// A line that was understood.
package struct ParsedLine: Sendable {
  /// What it asks for.
  package var command: Command
  /// The line, without its line end. For words that came split already it is made from them, quoted as a shell needs it.
  package var line: String
  /// The words, the command's first; their ranges are in `line`.
  package var tokens: [Token]

  /// A failure of this line, found while it was carried out, at a place in `line` or (nil) in the line as a whole.
  ///
  /// ```swift
  /// throw parsed.failure("no task 42", at: term.range, hint: "nothing was changed; `list` shows the ids")
  /// ```
  package func failure(_ message: String, at range: Range<Int>? = nil, hint: String? = nil) -> Diagnostic {
    Diagnostic(kind: .failure, message: message, hint: hint, line: line, range: range)
  }

  /// The same for a word that is wrong in itself although the table cannot know it, such as the name of a setting.
  package func misuse(_ message: String, at range: Range<Int>? = nil, hint: String? = nil) -> Diagnostic {
    Diagnostic(kind: .usage, message: message, hint: hint, line: line, range: range)
  }
}
