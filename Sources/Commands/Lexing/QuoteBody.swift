/// What stands between quotation marks, and where it ends.
struct QuoteBody {
  /// What it says, escapes and doubled marks undone.
  private(set) var text = ""
  /// The scalar after the closing mark, or the end of the line.
  private(set) var end: Int
  /// Whether a closing mark was found.
  private(set) var isClosed = false

  /// Reads from `start`, which is behind the opening mark.
  init(_ style: QuoteStyle, in scalars: [Unicode.Scalar], from start: Int) {
    var closers = style.closers
    if style.mayCloseStraight, !scalars[start...].contains(where: closers.contains) { closers = ["\""] }
    end = start
    while end < scalars.count {
      let scalar = scalars[end]
      let next = end + 1 < scalars.count ? scalars[end + 1] : nil
      if let next,
        style.hasEscapes && scalar == "\\" && (next == "\"" || next == "\\")
          || scalar == style.doubled && next == scalar
      {
        text.unicodeScalars.append(next)
        end += 2
        continue
      }
      end += 1
      if closers.contains(scalar) {
        isClosed = true
        return
      }
      text.unicodeScalars.append(scalar)
    }
  }
}
