/// What the command line asks for.
struct Invocation: Equatable {
  var options = Options()
  var mode = Mode.prompt

  enum Mode: Equatable {
    /// The prompt, or commands from standard input where that is no terminal.
    case prompt
    /// One command, its words as the shell split them; those from `textStart` on came after `--`.
    case command([String], textStart: Int)
    /// Lines as at the prompt (`-c`), in their order.
    case lines([String])
    case version
    case help
  }

  /// Reads the arguments after the program's name. Options may stand anywhere before `--`; after it all is text.
  init(arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var lines: [String] = []
    var textStart = Int.max
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        textStart = words.count
        words += rest
        break
      }
      // A number below zero is a word: the command knows what is wrong with it.
      guard argument.hasPrefix("-"), !argument.dropFirst().allSatisfy(\.isNumber) else {
        words.append(argument)
        continue
      }
      switch argument {
      case "--version":
        mode = .version
        return
      case "--help", "-h":
        mode = .help
        return
      case "-c":
        guard let line = rest.popFirst() else { throw UsageError("-c needs a line", hint: "try: -c 'show high'") }
        lines.append(line)
      default:
        try takeOption(argument, &rest)
      }
    }
    if !lines.isEmpty {
      guard words.isEmpty else {
        throw UsageError("-c and a command together: \"\(words[0])\"", hint: "put the command into a -c of its own")
      }
      mode = .lines(lines)
    } else if !words.isEmpty {
      mode = .command(words, textStart: textStart)
    }
  }

  private mutating func takeOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = OptionSpec.all.first(where: { $0.name == name }) else {
      throw UsageError(
        "unknown option \"\(name)\"", hint: "`triage --help` lists the options; after `--` all is text")
    }
    guard let placeholder = option.argument else {
      guard parts.count == 1 else { throw UsageError("\(name) takes no value", hint: "try: \(name)") }
      return try option.apply(&options, "")
    }
    let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let value, !value.isEmpty else {
      throw UsageError("\(name) needs a value", hint: "try: \(name) \(placeholder)")
    }
    try option.apply(&options, value)
  }
}
