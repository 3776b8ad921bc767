/// What follows a command on the command line.
struct Options {
  private(set) var numbers: [String: Int] = [:]
  private(set) var words: [String: String] = [:]
  private(set) var isJSON = false
  /// The run fails where a row is more than so many times its bound.
  private(set) var factor: Double?

  /// - Parameters:
  ///   - arguments: What follows.
  ///   - command: The command that it follows.
  ///   - numberNames: The options that take a number.
  ///   - wordNames: The options that take a word.
  /// - Throws: `BenchError`, for the first argument that is wrong.
  init(
    _ arguments: ArraySlice<String>, of command: String, numbers numberNames: [String], words wordNames: [String]
  ) throws(BenchError) {
    var rest = arguments
    while let option = rest.popFirst() {
      if option == "--json" {
        isJSON = true
      } else if option == "--fail-above" {
        factor = try Options.factor(rest.popFirst(), of: option)
      } else if numberNames.contains(option) {
        numbers[option] = try Options.number(rest.popFirst(), of: option)
      } else if wordNames.contains(option) {
        guard let word = rest.popFirst() else { throw .noWord(option: option) }
        words[option] = word
      } else {
        throw .unknownArgument(option, of: command)
      }
    }
  }

  private static func factor(_ text: String?, of option: String) throws(BenchError) -> Double {
    guard let text, let factor = Double(text), factor > 0, factor.isFinite else {
      throw .noFactor(option: option, text: text)
    }
    return factor
  }

  private static func number(_ text: String?, of option: String) throws(BenchError) -> Int {
    guard let text, let number = Int(text), (1...10_000_000).contains(number) else {
      throw .noNumber(option: option, text: text)
    }
    return number
  }
}
