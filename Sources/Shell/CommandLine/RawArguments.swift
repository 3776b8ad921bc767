/// The words after the program's name as the system hands them over: bytes, which need not be UTF-8.
///
/// A Swift string cannot hold others, and a name that is nearly the one that was meant is another file. So such words are
/// refused, whatever they are for.
struct RawArguments {
  /// The words; what is not UTF-8 in them shows as U+FFFD.
  let texts: [String]
  private let isValid: [Bool]

  /// The words of this process.
  static var ofProcess: RawArguments {
    RawArguments((1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] })
  }

  private init(_ words: [UnsafeMutablePointer<CChar>]) {
    texts = words.map { String(cString: $0) }
    isValid = words.map { String(validatingCString: $0) != nil }
  }

  /// Throws for the first word that is not UTF-8, and names the option or command that it belongs to.
  func check() throws(UsageError) {
    guard let place = isValid.firstIndex(of: false) else { return }
    let word = texts[place]
    guard let owner = owner(of: place) else { throw UsageError(notUTF8: word, of: "the command") }
    throw UsageError(notUTF8: word.hasPrefix("\(owner)=") ? String(word.dropFirst(owner.count + 1)) : word, of: owner)
  }

  private func owner(of place: Int) -> String? {
    let options = OptionSpec.all.filter { $0.argument != nil }.map(\.name) + ["-c"]
    var command: String?
    var isText = false
    var previous = ""
    for word in texts[..<place] {
      if !isText, word == "--" {
        isText = true
      } else if command == nil, isText || !word.hasPrefix("-"), isText || !options.contains(previous) {
        command = word
      }
      previous = word
    }
    if isText { return command }
    let named = options.first { texts[place].hasPrefix("\($0)=") }
    return named ?? (options.contains(previous) ? previous : command)
  }
}

extension UsageError {
  /// Text from outside that cannot be told from other text.
  init(notUTF8 text: String, of place: String) {
    self.init(
      "\(place): \"\(text)\" is not UTF-8",
      hint: "write it in UTF-8; a file of another name can be reached through a link")
  }
}
