/// A kind of quotation marks: how a quote that opened with one of them goes on and ends.
struct QuoteStyle {
  /// The marks that close it, the usual one first.
  let closers: [Unicode.Scalar]
  /// Whether `\"` and `\\` stand for `"` and `\`.
  let hasEscapes: Bool
  /// The mark that stands for itself when it is doubled; nil where none does.
  let doubled: Unicode.Scalar?

  /// Whether a plain `"` may close it when none of its own marks does: keyboards that set typographic quotes do not always
  /// set both.
  var mayCloseStraight: Bool { doubled == nil }

  /// The style that `mark` opens at the start of a word; nil for anything else.
  static func opened(by mark: Unicode.Scalar) -> QuoteStyle? {
    switch mark {
    case "\"": QuoteStyle(closers: ["\""], hasEscapes: true, doubled: "\"")
    case "'": QuoteStyle(closers: ["'"], hasEscapes: false, doubled: "'")
    default: typographic[mark].map { QuoteStyle(closers: $0, hasEscapes: true, doubled: nil) }
    }
  }

  // Languages pair the same marks differently: “English”, „German“, ”Swedish”, «French», »Danish«, »Finnish».
  private static let typographic: [Unicode.Scalar: [Unicode.Scalar]] = [
    "“": ["”", "“"], "”": ["”", "“"], "„": ["“", "”"], "‟": ["”"],
    "‘": ["’", "‘"], "’": ["’", "‘"], "‚": ["‘", "’"],
    "«": ["»"], "»": ["«", "»"], "‹": ["›"], "›": ["‹", "›"],
  ]
}
