import Terminal

/// What the command line's options say.
struct Options: Equatable {
  var store: String?
  var log: FileChoice?
  var config: FileChoice?
  var isJSON = false
  var color = ColorMode.auto
  var keepsGoing = false
  var isForced = false
  var isQuiet = false

  /// A file, or expressly none.
  enum FileChoice: Equatable {
    case nothing
    case path(String)

    init(_ text: String) { self = text == "none" ? .nothing : .path(text) }
  }
}

/// One option of the command line: its name, what it takes and what it does. The parser and the help read this table.
struct OptionSpec: Sendable {
  let name: String
  var argument: String?
  let help: String
  let apply: @Sendable (inout Options, String) throws(UsageError) -> Void

  static let all: [OptionSpec] = [
    OptionSpec(name: "--store", argument: "PATH", help: "the database (TRIAGE_STORE; $XDG_DATA_HOME/triage/tasks.db)") {
      $0.store = $1
    },
    OptionSpec(name: "--log", argument: "PATH|none", help: "the session log (TRIAGE_LOG; at the prompt a new file)") {
      $0.log = .init($1)
    },
    OptionSpec(
      name: "--config", argument: "PATH|none", help: "lines carried out at start ($XDG_CONFIG_HOME/triage/triagerc)"
    ) {
      $0.config = .init($1)
    },
    OptionSpec(name: "--json", help: "results as JSON on standard output, errors as JSON on standard error") {
      options, _ in
      options.isJSON = true
    },
    OptionSpec(name: "--color", argument: "auto|always|never", help: "colour (NO_COLOR, CLICOLOR_FORCE)") {
      (options: inout Options, value: String) throws(UsageError) in
      guard let mode = ColorMode(rawValue: value) else {
        throw UsageError("--color takes auto, always or never, not \"\(value)\"", hint: "try: --color never")
      }
      options.color = mode
    },
    OptionSpec(name: "--keep-going", help: "a script goes on after a failed command") { options, _ in
      options.keepsGoing = true
    },
    OptionSpec(name: "--force", help: "replay a log on another base, or past a step of another session") { options, _ in
      options.isForced = true
    },
    OptionSpec(name: "--quiet", help: "no banner, no confirmations") { options, _ in options.isQuiet = true },
  ]
}

/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  let message: String
  let hint: String

  init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}
