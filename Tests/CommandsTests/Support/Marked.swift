import Commands
import Testing

/// A line with the place of a diagnostic marked in it: `add ⟦"⟧buy milk`. A `⟦⟧` is a point.
struct Marked {
  let line: String
  let range: Range<Int>

  init(_ text: String) {
    let start = text.firstIndex(of: "⟦") ?? text.startIndex
    let end = text.firstIndex(of: "⟧") ?? text.endIndex
    let before = text.distance(from: text.startIndex, to: start)
    range = before..<max(before, text.distance(from: text.startIndex, to: end) - 1)
    line = text.filter { $0 != "⟦" && $0 != "⟧" }
  }
}

/// Expects that a line is refused as bad usage, at the marked place, in these words.
func expectRefusal(
  of marked: String, _ message: String, hint: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let marked = Marked(marked)
  let expected = Diagnostic(kind: .usage, message: message, hint: hint, line: marked.line, range: marked.range)
  let thrown = #expect(throws: Diagnostic.self, sourceLocation: sourceLocation) { try Parser.parse(marked.line) }
  #expect(thrown == expected, sourceLocation: sourceLocation)
}

/// The command in a line.
func command(_ line: String) throws -> Command? { try Parser.parse(line)?.command }

/// The words that the lexer makes of `text`: `run` keeps them as they are.
func words(_ text: String) throws -> [String] {
  guard case .run(let words)? = try command("run " + text) else { return [] }
  return words
}
