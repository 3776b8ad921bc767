import Commands
import Terminal

/// A diagnostic for a person: what is wrong, the line, a caret below the place, what to do.
struct DiagnosticText {
  let diagnostic: Diagnostic
  /// The file and the line in it, for a script.
  var place: (file: String, line: Int)?
  var ellipsis = Marks.unicode.ellipsis

  /// A longer line is shown as the part round the place: what fits a row of the terminal, or about two where there is none.
  var longest = 160

  /// The text, with its line ends.
  var text: String {
    let column = (diagnostic.range?.lowerBound ?? 0) + 1
    let head = place.map { "\($0.file.visible):\($0.line):\(column): error: " } ?? "error: "
    var text = head + diagnostic.message.visible + "\n"
    guard let range = diagnostic.range else {
      if let hint = diagnostic.hint { text += "  \(hint)\n" }
      return text
    }
    let characters = Array(diagnostic.line)
    let start = min(range.lowerBound, characters.count), end = min(max(range.upperBound, start), characters.count)
    let (first, last) = part(of: characters.map { String($0).visible.displayWidth }, at: start)
    let before = (first > 0 ? ellipsis : "") + String(characters[first..<start]).visible
    let marked = String(characters[start..<min(end, last)]).visible
    let after = String(characters[min(end, last)..<last]).visible + (last < characters.count ? ellipsis : "")
    text += "  " + before + marked + after + "\n"
    text += "  " + String(repeating: " ", count: before.displayWidth) + "^"
    text += String(repeating: "~", count: max(0, marked.displayWidth - 1))
    return text + (diagnostic.hint.map { " \($0)" } ?? "") + "\n"
  }

  /// The characters that are shown: all, or those round one of them that take at most `longest` columns.
  private func part(of widths: [Int], at start: Int) -> (first: Int, last: Int) {
    if widths.reduce(0, +) <= longest { return (0, widths.count) }
    var first = start, last = start
    var room = longest
    while first > 0, widths[first - 1] <= room - longest / 2 {
      first -= 1
      room -= widths[first]
    }
    while last < widths.count, widths[last] <= room {
      room -= widths[last]
      last += 1
    }
    return (first, last)
  }

  /// The same for a program.
  var json: JSON {
    .object([
      ("error", .string(diagnostic.message)),
      ("file", JSON(place?.file)),
      ("line", place.map { .int($0.line) } ?? .null),
      ("column", diagnostic.range.map { .int($0.lowerBound + 1) } ?? .null),
      ("command", .string(diagnostic.line)),
      ("hint", JSON(diagnostic.hint)),
    ])
  }
}
