/// What is wrong with a line or with what it asked for: what, where, and what to do about it.
///
/// It carries data only. Whoever shows it draws the line with a caret below `range`, by display width, and makes the
/// line's text safe first: a control character that was refused is still in it.
///
/// ```
/// error: "hgih" is not a priority           message
///   add "buy milk" hgih                     line
///                  ^~~~ did you mean "high"?   range, hint
/// ```
package struct Diagnostic: Error, Hashable, Sendable {
  /// Which of the two ways of going wrong it was.
  package enum Kind: Sendable {
    /// The line could not be understood: exit status 2.
    case usage
    /// The line was understood and could not be carried out: exit status 1.
    case failure
  }

  /// Whether the line was wrong or what it asked for failed.
  package var kind: Kind
  /// What is wrong, without "error:" and without a full stop.
  package var message: String
  /// What to do about it; nil where there is nothing to say.
  package var hint: String?
  /// The line it is about, without its line end.
  package var line: String
  /// The place in the line, in Characters. An empty range is a point, which may be just behind the last Character; nil
  /// where it is about the line as a whole.
  package var range: Range<Int>?

  /// A diagnostic as given. For a failure of a parsed command, see `ParsedLine.failure`.
  package init(kind: Kind, message: String, hint: String? = nil, line: String, range: Range<Int>? = nil) {
    self.kind = kind
    self.message = message
    self.hint = hint
    self.line = line
    self.range = range
  }
}
