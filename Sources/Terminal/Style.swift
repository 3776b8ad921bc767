/// The sixteen colours that a terminal's own palette defines.
package enum Color: Int, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite

  /// Its name in settings: `red`, `bright-red`.
  package var name: String {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return (rawValue < 8 ? "" : "bright-") + names[rawValue % 8]
  }

  /// The SGR parameter that makes it the colour of the text.
  var foreground: Int { rawValue < 8 ? 30 + rawValue : 82 + rawValue }
}

/// How text looks.
package struct Style: Hashable, Sendable {
  package var bold: Bool
  package var dim: Bool
  package var underline: Bool
  package var reversed: Bool
  package var color: Color?

  package init(
    bold: Bool = false, dim: Bool = false, underline: Bool = false, reversed: Bool = false, color: Color? = nil
  ) {
    self.bold = bold
    self.dim = dim
    self.underline = underline
    self.reversed = reversed
    self.color = color
  }

  package static let plain = Style()

  /// The text with the escape sequences that `support` allows round it; the text itself where there are none.
  package func apply(to text: String, support: StyleSupport) -> String {
    let parameters = parameters(support)
    if parameters.isEmpty || text.isEmpty { return text }
    return "\u{1B}[" + parameters.map { String($0) }.joined(separator: ";") + "m" + text + "\u{1B}[0m"
  }

  private func parameters(_ support: StyleSupport) -> [Int] {
    if support == .none { return [] }
    var all: [Int] = []
    if bold { all.append(1) }
    if dim { all.append(2) }
    if underline { all.append(4) }
    if reversed { all.append(7) }
    if let color, support == .color { all.append(color.foreground) }
    return all
  }
}
