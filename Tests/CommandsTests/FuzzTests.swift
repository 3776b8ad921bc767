import Commands
import Testing

struct FuzzTests {
  private static let heads =
    CommandTable.all.flatMap { [$0.name] + $0.aliases + $0.shorthands }.map { $0 + " " } + ["", "frob ", "# "]

  @Test func `no line traps, and every place is inside its line`() {
    var generator = SeededGenerator(seed: 22)
    let controls = ["\u{0}", "\u{1B}", "\n", "\r\n", "\u{7F}", "-", "1-2", ",", ", "]
    for _ in 0..<4_000 {
      let head = Self.heads[Int.random(in: Self.heads.indices, using: &generator)]
      check(head + String.random(of: troublesomePieces + controls, upTo: 10, using: &generator), using: &generator)
    }
  }

  @Test func `no bytes trap`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<4_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        UInt8.random(in: .min ... .max, using: &generator)
      }
      check(String(decoding: bytes, as: UTF8.self), using: &generator)
    }
  }

  @Test func `no scalars trap`() {
    var generator = SeededGenerator(seed: 73)
    for _ in 0..<4_000 {
      var text = Self.heads[Int.random(in: Self.heads.indices, using: &generator)]
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        // Half from the first planes' start, where combining marks, quotes and spaces are.
        let value = UInt32.random(in: 0...(Bool.random(using: &generator) ? 0x3000 : 0x10FFFF), using: &generator)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      check(text, using: &generator)
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "x", "9", "1 ", "1,", "1-2,", "“a” ", "\"a\"\" ", "'", "\\", "«", "!", "-", "/", "\t", "👩‍👩‍👧‍👦", "\u{301}",
    ])
  func `a very long line takes no longer than its length`(piece: String) {
    // Anything that grows with the square of the length would be at it for minutes.
    let long = String(repeating: piece, count: 20_000)
    for head in ["", "add ", "done ", "search ", "show ", "frob "] { _ = try? Parser.parse(head + long) }
    _ = try? Parser.parse(arguments: ["add", long])
    _ = try? Parser.parse(arguments: Array(repeating: piece, count: 20_000))
  }

  private func check(_ line: String, using generator: inout SeededGenerator) {
    do throws(Diagnostic) {
      if let parsed = try Parser.parse(line) { checkPlaces(parsed) }
    } catch {
      checkPlace(error.range ?? 0..<0, in: error.line)
    }
    do throws(Diagnostic) {
      if let parsed = try Parser.parse(arguments: line.split(separator: "\t").map(String.init)) { checkPlaces(parsed) }
    } catch {
      checkPlace(error.range ?? 0..<0, in: error.line)
    }
    let cursor = Int.random(in: 0...line.count, using: &generator)
    let context = CompletionContext(ids: { _ in [(id: 1, title: "x")] }, paths: { [$0] })
    checkPlace(Completer.complete(line: line, cursor: cursor, context: context).range, in: line)
    _ = Quoting.editable(line)
  }

  private func checkPlaces(_ parsed: ParsedLine) {
    for token in parsed.tokens { checkPlace(token.range, in: parsed.line) }
    switch parsed.command {
    case .done(let terms), .reopen(let terms), .remove(let terms), .priority(let terms, _):
      for term in terms { checkPlace(term.range, in: parsed.line) }
    default: break
    }
  }

  private func checkPlace(_ range: Range<Int>, in line: String) {
    if range.lowerBound < 0 || range.upperBound > line.count { Issue.record("\(range) in \(line.debugDescription)") }
  }
}
