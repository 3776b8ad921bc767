/// Writes text so that the lexer reads the same text.
package enum Quoting {
  /// `text` in double quotes, with `"` and `\` escaped. Exact for any text without control characters.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    result.unicodeScalars.append("\"")
    return result
  }

  /// `text` as one word that is not the first of its line: plain if it can be, else in double quotes.
  package static func word(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, QuoteStyle.opened(by: first) == nil,
      !text.unicodeScalars.contains(where: \.properties.isWhitespace)
    else { return quoted(text) }
    return text
  }

  /// A title as it is put on the line behind `edit 3`, to be changed: as it stands if it reads back so, else in double
  /// quotes. Control characters, which no line can hold, are taken as spaces.
  package static func editable(_ title: String) -> String {
    var plain = ""
    for scalar in title.unicodeScalars { plain.unicodeScalars.append(scalar.isRefused ? " " : scalar) }
    if case .edit(_, plain)? = try? Parser.parse("edit 1 " + plain)?.command { return plain }
    return quoted(plain)
  }
}
