import Tasks

/// What scripts have come to, for the moment at which they end or are given up.
struct RunTally {
  /// The lines that were carried out.
  private(set) var lines = 0
  private var changes = 0
  private var otherSteps = 0
  /// Whether the bar is to be shown at the end: something has moved since it was.
  var owesBar = false

  mutating func countLine() { lines += 1 }

  mutating func count(_ steps: [Step]) {
    for step in steps {
      if step.kind == .change { changes += 1 } else { otherSteps += 1 }
    }
  }

  /// What to say when somebody gives up.
  var farewell: String {
    let those = lines == 1 ? "1 line was carried out" : "\(lines.grouped) lines were carried out"
    if lines == 0 { return "given up: nothing was carried out" }
    if changes + otherSteps == 0 { return "given up: \(those), and nothing was changed" }
    let stay = lines == 1 ? "stays" : "stay"
    if otherSteps > 0 { return "given up: \(those) and \(stay) (`undo` takes back step by step)" }
    return "given up: \(those) and \(stay) (`undo\(changes == 1 ? "" : " \(changes)")` takes them back)"
  }
}
