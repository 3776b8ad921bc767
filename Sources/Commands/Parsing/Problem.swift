/// What can be wrong with a line, and the one place that words it.
enum Problem {
  case unclosedQuote(close: Unicode.Scalar)
  case textAfterQuote
  case controlCharacter(Unicode.Scalar)
  case unknownCommand(String, suggestion: String?)
  case quotedCommand(String)
  /// `what` with its article: "a title".
  case missing(command: String, what: String, example: String)
  case tooMuch(command: String, takes: String, example: String)
  case emptyTitle
  case emptyPath
  /// `what` with its article: "a priority"; `choices` as a list: "high, medium or low".
  case notOneOf(String, what: String, choices: String, suggestion: String?)
  case repeated(what: String, first: String)
  case notAnID(String, shape: String)
  case idTooSmall(String)
  case idTooLarge(String)
  case backwardRange(String)
  case notACount(String, example: String)

  /// What is wrong.
  var message: String {
    switch self {
    case .unclosedQuote: "unclosed quote"
    case .textAfterQuote: "no space after the closing quote"
    case .controlCharacter(let scalar): "control character \(Self.name(of: scalar))"
    case .unknownCommand(let word, _): "unknown command \"\(word)\""
    case .quotedCommand: "a command does not stand in quotes"
    case .missing(let command, let what, _): "\(command) needs \(what)"
    case .tooMuch(let command, let takes, _): "\(command) takes \(takes)"
    case .emptyTitle: "the title is empty"
    case .emptyPath: "the file name is empty"
    case .notOneOf(let word, let what, _, _): "\"\(word)\" is not \(what)"
    case .repeated(let what, _): "there is \(what) already"
    case .notAnID(let word, _): "\"\(word)\" is not an id"
    case .idTooSmall(let word): "\(word) is not an id"
    case .idTooLarge(let word): "\(word) is too large for an id"
    case .backwardRange(let word): "the range \(word) runs backwards"
    case .notACount(let word, _): "\"\(word)\" is not a number of steps"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .unclosedQuote(let close): "opened here; close it with \(close)"
    case .textAfterQuote: "put a space here"
    case .controlCharacter: "take it out"
    case .unknownCommand(_, let suggestion): suggestion.map(Self.didYouMean) ?? "`help` lists the commands"
    case .quotedCommand(let word): "write \(word) without the quotes"
    case .missing(_, _, let example), .tooMuch(_, _, let example), .notACount(_, let example): "try: \(example)"
    case .emptyTitle: "say what is to be done"
    case .emptyPath: "name a file"
    case .notOneOf(_, _, let choices, let suggestion): suggestion.map(Self.didYouMean) ?? "use \(choices)"
    case .repeated(_, let first): "\"\(first)\" came first; leave one of them out"
    case .notAnID(_, let shape): shape
    case .idTooSmall: "ids start at 1"
    case .idTooLarge: "`list` shows the ids"
    case .backwardRange: "the smaller id comes first"
    }
  }

  private static func didYouMean(_ word: String) -> String { "did you mean \"\(word)\"?" }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Diagnostic {
  /// A line that cannot be understood because of `problem`.
  init(_ problem: Problem, at range: Range<Int>, in line: String) {
    self.init(kind: .usage, message: problem.message, hint: problem.hint, line: line, range: range)
  }
}
