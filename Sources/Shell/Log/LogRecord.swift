import Tasks

/// What a session log writes after a command that changed the list: `#= ok TIME step=N id=… uuid=… undid=…`.
///
/// Writing and reading stand here side by side, so that they cannot drift apart.
struct LogResult: Equatable {
  /// The newest step that the command made.
  var step: Int
  /// What it made up.
  var made: Made
  /// Whether `made.reverted` was brought back rather than taken back.
  var isRedo = false

  init(step: Int, made: Made, isRedo: Bool) {
    self.step = step
    self.made = made
    self.isRedo = isRedo
  }

  /// The line, without its end.
  var text: String {
    var line = "#= ok \(made.time) step=\(step)"
    if !made.ids.isEmpty { line += " id=" + made.ids.map(String.init).joined(separator: ",") }
    if !made.uuids.isEmpty { line += " uuid=" + made.uuids.map(\.description).joined(separator: ",") }
    if !made.reverted.isEmpty {
      line += (isRedo ? " redid=" : " undid=") + made.reverted.map(String.init).joined(separator: ",")
    }
    return line
  }

  /// Reads such a line; nil where it is none. Fields that this version does not know are passed over.
  init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard words.count >= 4, words[0] == "#=", words[1] == "ok", let time = Timestamp(words[2]) else { return nil }
    made = Made(time: time)
    step = 0
    for word in words.dropFirst(3) {
      let pair = word.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      let values = pair[1].split(separator: ",").map { String($0) }
      let numbers = values.compactMap { Int($0) }
      switch pair[0] {
      case "step":
        guard numbers.count == 1 else { return nil }
        step = numbers[0]
      case "id": made.ids = numbers
      case "uuid": made.uuids = values.compactMap { TaskUUID($0) }
      case "undid": made.reverted = numbers
      case "redid":
        made.reverted = numbers
        isRedo = true
      default: continue
      }
      let isWhole = pair[0] == "uuid" ? made.uuids.count == values.count : numbers.count == values.count
      guard isWhole else { return nil }
    }
    guard step > 0 else { return nil }
  }
}
