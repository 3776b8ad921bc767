import Glibc

/// Where files lie: what the options say, else the environment, else the XDG base directories.
struct Paths {
  let environment: (String) throws(UsageError) -> String?

  /// A variable of this process. Throws where its value is not UTF-8: it would name another file.
  static func variable(_ name: String) throws(UsageError) -> String? {
    guard let value = getenv(name) else { return nil }
    guard let text = String(validatingCString: value) else {
      throw UsageError(notUTF8: String(cString: value), of: name)
    }
    return text
  }

  /// The database.
  func store(_ option: String?) throws(UsageError) -> String {
    if let option { return option }
    if let path = try nonEmpty("TRIAGE_STORE") { return path }
    return try base("XDG_DATA_HOME", ".local/share") + "/triage/tasks.db"
  }

  /// The log that option or environment name; nil where neither does.
  func log(_ option: Options.FileChoice?) throws(UsageError) -> Options.FileChoice? {
    if let option { return option }
    return try nonEmpty("TRIAGE_LOG").map { Options.FileChoice($0) }
  }

  /// The directory in which prompts keep their session logs.
  func sessions() throws(UsageError) -> String { try base("XDG_STATE_HOME", ".local/state") + "/triage/sessions" }

  /// The lines that the prompt remembers.
  func history() throws(UsageError) -> String { try base("XDG_STATE_HOME", ".local/state") + "/triage/history" }

  /// The file with lines to carry out at start; nil where none is wanted.
  func config(_ option: Options.FileChoice?) throws(UsageError) -> String? {
    switch option {
    case nil: try base("XDG_CONFIG_HOME", ".config") + "/triage/triagerc"
    case .path(let path): path
    case .nothing: nil
    }
  }

  private func nonEmpty(_ name: String) throws(UsageError) -> String? {
    guard let value = try environment(name), !value.isEmpty else { return nil }
    return value
  }

  /// The XDG specification: a relative path in such a variable is invalid and ignored.
  private func base(_ variable: String, _ fallback: String) throws(UsageError) -> String {
    if let path = try nonEmpty(variable), path.hasPrefix("/") { return path }
    if let home = try nonEmpty("HOME") { return home + "/" + fallback }
    throw UsageError("neither \(variable) nor HOME is set", hint: "name a file with --store, --log and --config")
  }
}
