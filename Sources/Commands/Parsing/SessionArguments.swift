extension Arguments {
  /// A number of steps, 1 where there is none.
  mutating func count() throws(Diagnostic) -> Int {
    guard let token = next() else { return 1 }
    guard token.text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let count = Int(token.text), count > 0
    else { throw fault(.notACount(token.text, example: "\(spec.name) 2"), at: token.range) }
    try finish(takes: "one number")
    return count
  }

  /// A word of `log`, or none.
  mutating func logRequest() throws(Diagnostic) -> LogRequest {
    guard let token = next() else { return .show }
    let word = token.text.lowercased()
    guard LogRequest.words.contains(word), let request = LogRequest(rawValue: word) else {
      throw fault(
        .notOneOf(
          token.text, what: "a word of log", choices: "on, off or path",
          suggestion: Suggestion.nearest(to: word, among: LogRequest.words)), at: token.range)
    }
    try finish(takes: "one word")
    return request
  }

  /// Files, at least one.
  func paths() throws(Diagnostic) -> [String] {
    if tokens.isEmpty { throw missing("a file") }
    for token in tokens where token.text.isEmpty { throw fault(.emptyPath, at: token.range) }
    return tokens.map(\.text)
  }

  /// A setting and the rest of the line as its value.
  mutating func setting() -> Command {
    guard let name = next() else { return .set(name: nil, value: nil) }
    return .set(name: name.text, value: tokens.isEmpty ? nil : joined)
  }

  /// The command that help is asked for, by any of its names.
  mutating func topic() throws(Diagnostic) -> Command {
    guard let token = next() else { return .help(nil) }
    guard let topic = CommandTable.find(token.text) else {
      let suggestion = CommandTable.suggestion(for: token.text)
      throw fault(.unknownCommand(token.text, suggestion: suggestion), at: token.range)
    }
    try finish(takes: "one command")
    return .help(topic.name)
  }
}
