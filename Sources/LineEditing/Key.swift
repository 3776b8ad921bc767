/// A key, whatever the terminal sends for it.
enum Key: Equatable {
  /// A character, or a control byte.
  case scalar(Unicode.Scalar)
  case up, down, left, right, home, end, delete, wordLeft, wordRight
  /// One of the program's own: F1 to F4, or Alt with a digit from 1 to 4. libedit never sees it.
  case shortcut(Int)
  /// No key: the terminal's answer to the question where the cursor is; its column, counted from 1.
  case cursorReport(column: Int)

  /// The one scalar that libedit gets for the key, bound to a command in `Libedit.bindKeys`.
  ///
  /// Sequences would not do: ^R takes their first byte for the end of the search and the rest for text. The codes are
  /// C1 control characters, which nobody types and libedit binds nothing to that one could miss.
  var code: Unicode.Scalar {
    switch self {
    case .scalar(let scalar): return scalar
    case .up: return "\u{81}"
    case .down: return "\u{82}"
    case .left: return "\u{83}"
    case .right: return "\u{84}"
    case .home: return "\u{85}"
    case .end: return "\u{86}"
    case .delete: return "\u{87}"
    case .wordLeft: return "\u{8A}"
    case .wordRight: return "\u{8B}"
    case .shortcut, .cursorReport: return "\0"
    }
  }

  /// libedit's command for it; nil for a character.
  var command: String? {
    switch self {
    case .scalar, .shortcut, .cursorReport: return nil
    case .up: return "ed-prev-history"
    case .down: return "ed-next-history"
    case .left: return "ed-prev-char"
    case .right: return "ed-next-char"
    case .home: return "ed-move-to-beg"
    case .end: return "ed-move-to-end"
    case .delete: return "ed-delete-next-char"
    case .wordLeft: return "ed-prev-word"
    case .wordRight: return "em-next-word"
    }
  }

  /// What it does instead where vi keys are on and one inserts; nil for the same.
  var insertingCommand: String? {
    switch self {
    case .right: return "triage-forward"
    case .end: return "triage-to-end"
    default: return nil
    }
  }

  static let named: [Key] = [.up, .down, .left, .right, .home, .end, .delete, .wordLeft, .wordRight]

  /// The key of a whole control sequence, by its parameters and final byte: `ESC [ 3 ~`, `ESC O H`.
  ///
  /// Home, End and Delete come in as many spellings as there were terminal makers, whatever `TERM` says, and so do the
  /// function keys: `ESC O P` (xterm), `ESC [ [ A` (the Linux console), `ESC [ 11 ~` (rxvt).
  init?(parameters: String, final: Character) {
    let isWithControlOrAlt = ["1;5", "1;3", "5"].contains(parameters)
    switch final {
    case "A" where parameters == "[": self = .shortcut(1)
    case "B" where parameters == "[": self = .shortcut(2)
    case "C" where parameters == "[": self = .shortcut(3)
    case "D" where parameters == "[": self = .shortcut(4)
    case _ where parameters.hasPrefix("["): return nil
    case "P" where parameters.isEmpty: self = .shortcut(1)
    case "Q" where parameters.isEmpty: self = .shortcut(2)
    case "R" where parameters.isEmpty: self = .shortcut(3)
    case "S" where parameters.isEmpty: self = .shortcut(4)
    case "R":
      guard let semicolon = parameters.firstIndex(of: ";"),
        let column = Int(parameters[parameters.index(after: semicolon)...])
      else { return nil }
      self = .cursorReport(column: column)
    case "A": self = .up
    case "B": self = .down
    case "C": self = isWithControlOrAlt ? .wordRight : .right
    case "D": self = isWithControlOrAlt ? .wordLeft : .left
    case "H": self = .home
    case "F": self = .end
    case "~":
      switch parameters {
      case "1", "7": self = .home
      case "4", "8": self = .end
      case "3": self = .delete
      case "11", "12", "13", "14": self = .shortcut((Int(parameters) ?? 11) - 10)
      default: return nil
      }
    default: return nil
    }
  }
}
