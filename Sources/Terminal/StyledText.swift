/// Text whose parts look different: what a row of a table is made of.
///
/// Style is kept beside the characters and turned into escape sequences last, so that cutting, padding and measuring
/// never meet one.
package struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A stretch of text in one style.
  package struct Span: Hashable, Sendable {
    package var text: String
    package var style: Style
  }

  package private(set) var spans: [Span] = []

  package init(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { spans = [Span(text: text, style: style)] }
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  /// The columns it takes.
  package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.spans += right.spans
    return result
  }

  package static func += (left: inout StyledText, right: StyledText) {
    left = left + right
  }

  /// Cut to at most `width` columns; a cut text ends in `ellipsis`, which looks like the text before it.
  package func truncated(toWidth width: Int, _ ellipsis: String = Marks.unicode.ellipsis) -> StyledText {
    if displayWidth <= width { return self }
    var result = StyledText("")
    var room = width
    for span in spans {
      let needed = span.text.displayWidth
      // The whole is too wide: a span that leaves no room for the mark must already give way to it.
      if needed + ellipsis.count <= room {
        result.spans.append(span)
        room -= needed
        continue
      }
      let blanks = String(repeating: " ", count: ellipsis.count)
      let cut = (span.text + blanks).truncated(toWidth: room, ellipsis)
      return result + StyledText(cut, span.style)
    }
    return result
  }

  /// With blanks up to `width` columns.
  package func padded(toWidth width: Int, _ alignment: Alignment = .left) -> StyledText {
    let blanks = StyledText(String(repeating: " ", count: max(0, width - displayWidth)))
    return alignment == .left ? self + blanks : blanks + self
  }

  /// Without blanks at the end, where they would not show.
  var withoutTrailingBlanks: StyledText {
    var result = self
    while var last = result.spans.popLast() {
      if !last.style.underline, !last.style.reversed {
        while last.text.last == " " { last.text.removeLast() }
      }
      if last.text.isEmpty { continue }
      result.spans.append(last)
      break
    }
    return result
  }

  /// As text with the escape sequences that `support` allows.
  package func rendered(_ support: StyleSupport) -> String {
    spans.reduce(into: "") { $0 += $1.style.apply(to: $1.text, support: support) }
  }
}
