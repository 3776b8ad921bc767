/// Where somebody asked for completion: the word that is being typed, and those before it.
struct CompletionPoint {
  /// The words before, the command's first.
  let before: [Token]
  /// The word up to the cursor; empty where it has not begun.
  let word: Token

  /// nil where nothing can be completed: in a comment, behind a closed quote, and where the line is in error.
  init?(line: String, cursor: Int) {
    let typed = String(line.prefix(cursor))
    var lexer = Lexer(typed)
    var tokens: [Token]
    do throws(Diagnostic) {
      tokens = try lexer.run()
    } catch {
      guard let unclosed = lexer.unclosed else { return nil }
      before = lexer.tokens
      word = unclosed
      return
    }
    if lexer.isComment { return nil }
    if let last = tokens.last, last.range.upperBound == lexer.line.count {
      if last.isQuoted { return nil }
      tokens.removeLast()
      word = last
    } else {
      word = Token(text: "", range: lexer.line.count..<lexer.line.count)
    }
    before = tokens
  }
}
