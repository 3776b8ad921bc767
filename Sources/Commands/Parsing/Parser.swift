/// Reads lines of the command language. It keeps no state and touches nothing outside: any text gives a command, nothing,
/// or a `Diagnostic`.
package enum Parser {
  /// Reads a line as it was typed, with or without its line end.
  ///
  /// - Parameter line: the line.
  /// - Returns: nil for a blank line and for a comment.
  /// - Throws: what is wrong with it, of kind `usage`.
  /// - Complexity: linear in the line's length.
  package static func parse(_ line: String) throws(Diagnostic) -> ParsedLine? {
    var lexer = Lexer(line)
    return try parse(tokens: lexer.run(), line: lexer.line)
  }

  /// Reads the words of a command line, which a shell has split and unquoted: `triage add "buy milk" high`. Nothing is
  /// split or unquoted again; a word with white space in it counts as quoted.
  ///
  /// - Parameters:
  ///   - arguments: the command and what belongs to it, options taken out.
  ///   - textStart: the first word that came after `--`, where there was one. From there on all is text.
  /// - Returns: nil where there is no word.
  /// - Throws: what is wrong with them, of kind `usage`.
  package static func parse(arguments: [String], textStart: Int = .max) throws(Diagnostic) -> ParsedLine? {
    let vector = ArgumentVector(arguments, textStart: textStart)
    try vector.check()
    return try parse(tokens: vector.tokens, line: vector.line)
  }

  /// The text that a line which is still being typed searches for; nil where it is no search. The blank after `search`
  /// makes it one, and so does `/` alone.
  package static func searchText(ofUnfinished line: String) -> String? {
    let start = line.drop { $0 == " " }
    guard start.first == "/" || start.contains(" ") else { return nil }
    guard let parsed = try? parse(line), case .search(let text) = parsed.command else { return nil }
    return text ?? ""
  }

  private static func parse(tokens: [Token], line: String) throws(Diagnostic) -> ParsedLine? {
    guard let head = tokens.first else { return nil }
    let name = head.text.lowercased()
    guard let spec = CommandTable.find(name), !head.isQuoted else {
      throw Diagnostic(unknown(head), at: head.range, in: line)
    }
    var rest = tokens[1...]
    if spec.shorthands.contains(name) {
      if let first = rest.first, let last = rest.last {
        let whole = "\(spec.name) \(name) \(rest.map(\.text).joined(separator: " "))"
        let range = first.range.lowerBound..<last.range.upperBound
        throw Diagnostic(.tooMuch(command: name, takes: "no arguments", example: whole), at: range, in: line)
      }
      rest = tokens[...]
    }
    let command = try spec.parse(Arguments(of: spec, tokens: rest, line: line, end: tokens.last?.range.upperBound ?? 0))
    return ParsedLine(command: command, line: line, tokens: tokens)
  }

  private static func unknown(_ head: Token) -> Problem {
    if head.isQuoted, CommandTable.find(head.text.lowercased()) != nil { return .quotedCommand(head.text) }
    return .unknownCommand(head.text, suggestion: CommandTable.suggestion(for: head.text))
  }
}
