/// The words after a command, to be read from the front, and the places to complain about.
struct Arguments {
  /// The command that they belong to.
  let spec: CommandSpec
  /// The words that are left.
  private(set) var tokens: ArraySlice<Token>
  private let line: String
  private let end: Int

  /// The arguments `tokens` of a command in `line`; `end` is the place behind its last word, where something may be missing.
  init(of spec: CommandSpec, tokens: ArraySlice<Token>, line: String, end: Int) {
    self.spec = spec
    self.tokens = tokens
    self.line = line
    self.end = end
  }

  /// The next word, which is then behind.
  mutating func next() -> Token? { tokens.popFirst() }

  /// The last word, which is then taken away.
  mutating func last() -> Token? { tokens.popLast() }

  /// The words that are left, as one text.
  var joined: String { tokens.map(\.text).joined(separator: " ") }

  /// Complains when words are left; `takes` says what the command takes instead: "no arguments", "one id".
  func finish(takes: String = "no arguments") throws(Diagnostic) {
    guard let first = tokens.first, let last = tokens.last else { return }
    throw fault(
      .tooMuch(command: spec.name, takes: takes, example: example), at: first.range.lowerBound..<last.range.upperBound)
  }

  /// Something that the command cannot do without: "a title".
  func missing(_ what: String) -> Diagnostic {
    fault(.missing(command: spec.name, what: what, example: example), at: end..<end)
  }

  /// A problem with the word at `range`.
  func fault(_ problem: Problem, at range: Range<Int>) -> Diagnostic { Diagnostic(problem, at: range, in: line) }

  /// A line that can be typed instead.
  var example: String { spec.examples.first?.line ?? spec.name }
}
