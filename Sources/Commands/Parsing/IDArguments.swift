extension Arguments {
  /// All words that are left, as ids: numbers, ranges, `.`, `shown`, and lists of them with commas.
  func ids() throws(Diagnostic) -> [IDTerm] {
    if tokens.isEmpty { throw missing("an id") }
    var terms: [IDTerm] = []
    for token in tokens { terms += try self.terms(in: token) }
    return terms
  }

  /// The next word as the id of one task: a number or `.`; nil where no word is left.
  mutating func optionalID() throws(Diagnostic) -> IDTerm? {
    guard let token = next() else { return nil }
    let terms = try self.terms(in: token)
    if terms.count == 1, let term = terms.first, !term.meansSeveral { return term }
    throw fault(.tooMuch(command: spec.name, takes: "one id", example: example), at: token.range)
  }

  /// The same where there must be one.
  mutating func id() throws(Diagnostic) -> IDTerm {
    guard let term = try optionalID() else { throw missing("an id") }
    return term
  }

  private func terms(in token: Token) throws(Diagnostic) -> [IDTerm] {
    var terms: [IDTerm] = []
    var start = token.range.lowerBound
    var parts = token.text.split(separator: ",", omittingEmptySubsequences: false)
    // People put a space after a comma: `done 3, 5`.
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    // In quotes nothing tells where a part stands: the whole word does then.
    let isPlain = token.text.count == token.range.count
    for part in parts {
      let range = isPlain ? start..<start + max(1, part.count) : token.range
      terms.append(IDTerm(try kind(of: part, in: token, at: range), range: range))
      start += part.count + 1
    }
    return terms
  }

  private func kind(of part: Substring, in token: Token, at range: Range<Int>) throws(Diagnostic) -> IDTerm.Kind {
    if part == "." { return .last }
    if part.lowercased() == "shown" { return .shown }
    let ends = part.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2, ends.allSatisfy(\.isDigits) else {
      if part.first == "-", part.dropFirst().isDigits { throw fault(.idTooSmall(String(part)), at: range) }
      throw fault(.notAnID(part.isEmpty ? token.text : String(part), shape: shape), at: range)
    }
    var ids: [Int] = []
    for end in ends {
      guard let id = Int(end) else { throw fault(.idTooLarge(String(end)), at: range) }
      if id < 1 { throw fault(.idTooSmall(String(end)), at: range) }
      ids.append(id)
    }
    guard let first = ids.first, let last = ids.last, ids.count == 2 else { return .number(ids[0]) }
    if first > last { throw fault(.backwardRange(String(part)), at: range) }
    return .range(first...last)
  }

  // No id is ever proposed for another: some of these commands destroy.
  private var shape: String {
    switch spec.arguments {
    case .ids, .idsAndPriority: "use a number, a range like 3-5, . or shown"
    default: "use a number, or . for the task last touched"
    }
  }
}

extension IDTerm {
  fileprivate var meansSeveral: Bool {
    switch kind {
    case .number, .last: false
    case .range, .shown: true
    }
  }
}

extension Substring {
  fileprivate var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
