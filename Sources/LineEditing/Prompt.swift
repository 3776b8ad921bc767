/// A prompt as libedit wants it: what takes no room stands between two marks.
struct Prompt: Equatable {
  /// Never part of a text: ^A.
  static let mark: Unicode.Scalar = "\u{1}"

  /// With the escape sequences, each between marks.
  let marked: [Unicode.Scalar]
  /// What takes room.
  let plain: [Unicode.Scalar]

  /// - Parameters:
  ///   - text: may hold colour sequences (`ESC [ … m`)
  ///   - styled: false drops them, for a terminal that knows none
  init(_ text: String, styled: Bool) {
    var marked: [Unicode.Scalar] = []
    var plain: [Unicode.Scalar] = []
    var escape: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if escape.isEmpty, scalar != "\u{1B}" {
        marked.append(scalar)
        plain.append(scalar)
        continue
      }
      escape.append(scalar)
      guard escape.count > 2, (0x40...0x7E).contains(scalar.value) else { continue }
      if styled { marked += [Self.mark] + escape + [Self.mark] }
      escape = []
    }
    // libedit drops an escape that nothing follows, and the colour would go on into the line.
    if marked.last == Self.mark, let last = plain.last, let at = marked.lastIndex(of: last) {
      marked.append(marked.remove(at: at))
    }
    self.marked = marked
    self.plain = plain
  }
}
