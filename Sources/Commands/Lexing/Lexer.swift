/// Splits a line into words.
///
/// A quote opens only at the start of a word, so `don't` and `5" screws` are plain. `"…"` knows `\"` and `\\` and no other
/// escape; doubling works in `"…"` and `'…'`; typographic pairs count as `"…"`. After a closing quote comes white space or
/// the end. A first word that starts with `#` makes the line a comment: no words.
struct Lexer {
  /// The line without its line end.
  let line: String
  /// The words found so far; also those before an error.
  private(set) var tokens: [Token] = []
  /// The word whose quote was not closed, as far as it goes.
  private(set) var unclosed: Token?
  /// Whether the line is a comment.
  private(set) var isComment = false

  private let scalars: [Unicode.Scalar]
  private let offsets: CharacterOffsets
  private var position = 0

  init(_ line: String) {
    self.line = Self.withoutLineEnd(line)
    scalars = Array(self.line.unicodeScalars)
    offsets = CharacterOffsets(self.line)
  }

  /// All words. What follows `search` or `/` is one word, as it stands.
  mutating func run() throws(Diagnostic) -> [Token] {
    skipSpace()
    isComment = current == "#"
    if isComment { return [] }
    try refuseControls()
    if current == "/" {
      take(to: position + 1)
    } else {
      try takeWord()
    }
    if let head = tokens.first, !head.isQuoted, CommandTable.find(head.text)?.takesRawText == true {
      takeRest()
    } else {
      while current != nil { try takeWord() }
    }
    return tokens
  }

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func takeWord() throws(Diagnostic) {
    guard let first = current else { return }
    if let style = QuoteStyle.opened(by: first) {
      try takeQuoted(style)
    } else {
      take(to: scalars[position...].firstIndex { $0.properties.isWhitespace } ?? scalars.count)
    }
    skipSpace()
  }

  private mutating func takeQuoted(_ style: QuoteStyle) throws(Diagnostic) {
    let start = position
    let body = QuoteBody(style, in: scalars, from: start + 1)
    let range = offsets.characters(of: start..<body.end)
    let token = Token(text: body.text, isQuoted: true, range: range)
    guard body.isClosed else {
      unclosed = token
      throw fault(.unclosedQuote(close: style.closers[0]), at: start..<start + 1)
    }
    position = body.end
    if let next = current, !next.properties.isWhitespace { throw fault(.textAfterQuote, at: position..<position + 1) }
    tokens.append(token)
  }

  private mutating func takeRest() {
    skipSpace()
    let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { $0 + 1 } ?? 0
    if position < end { take(to: end) }
    position = scalars.count
  }

  private mutating func take(to end: Int) {
    let range = offsets.characters(of: position..<end)
    tokens.append(Token(text: String(scalars[position..<end]), range: range))
    position = end
  }

  private mutating func skipSpace() {
    while let scalar = current, scalar.properties.isWhitespace { position += 1 }
  }

  private func refuseControls() throws(Diagnostic) {
    guard let place = scalars.firstIndex(where: \.isRefused) else { return }
    throw fault(.controlCharacter(scalars[place]), at: place..<place + 1)
  }

  private func fault(_ problem: Problem, at range: Range<Int>) -> Diagnostic {
    Diagnostic(problem, at: offsets.characters(of: range), in: line)
  }

  private static func withoutLineEnd(_ line: String) -> String {
    guard let last = line.last, last == "\n" || last == "\r\n" || last == "\r" else { return line }
    return String(line.dropLast())
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character that no line may hold. A tab is white space.
  var isRefused: Bool { properties.generalCategory == .control && self != "\t" }
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init()
    unicodeScalars.append(contentsOf: scalars)
  }
}
