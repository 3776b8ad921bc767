import Commands
import Observables
import Tasks
import Terminal

extension Session {
  /// Carries out a command about the session itself.
  func manage(_ parsed: ParsedLine) throws -> Answer {
    switch parsed.command {
    case .help(let topic):
      let text = console.appearance.marks.spelling(
        topic.flatMap { CommandTable.find($0)?.help } ?? CommandTable.overview)
      return .message(text, name: "help", value: .string(text))
    case .set(let name, let value): return try set(name, value, of: parsed)
    case .log(let request): return try manageLog(request, of: parsed)
    default:
      log?.comment(parsed.line)
      return .silent(name: "quit", value: .bool(true))
    }
  }

  /// Shows the settings, shows one, or sets it.
  func set(_ name: String?, _ value: String?, of parsed: ParsedLine) throws(Diagnostic) -> Answer {
    log?.comment(parsed.line)
    guard let name else {
      let pairs = Settings.Setting.all.map { ($0.name, $0.read(settings)) }
      return .message(
        pairs.map { "\($0) \($1)" }.joined(separator: "\n"), name: "settings",
        value: .object(pairs.map { ($0, .string($1)) }))
    }
    guard let setting = Settings.Setting.all.first(where: { $0.name == name.lowercased() }) else {
      let names = Settings.Setting.all.map(\.name)
      let meant = Suggestion.nearest(to: name, among: names).map { "did you mean \"\($0)\"?" }
      throw parsed.misuse(
        "no setting \"\(name)\"", at: parsed.tokens[1].range,
        hint: meant ?? "the settings are \(names.joined(separator: ", "))")
    }
    guard let value else {
      return .message(
        "\(setting.name) \(setting.read(settings))", name: setting.name, value: .string(setting.read(settings)))
    }
    guard setting.write(&settings, value.lowercased()) else {
      throw parsed.misuse(
        "\"\(value)\" is no value of \(setting.name)", at: parsed.tokens[2].range, hint: "it takes \(setting.values)")
    }
    console.follow(settings)
    return .silent(name: setting.name, value: .string(setting.read(settings)))
  }

  private func manageLog(_ request: LogRequest, of parsed: ParsedLine) throws -> Answer {
    switch request {
    case .off:
      log?.comment(parsed.line)
      log?.pause()
    case .on:
      try turnLogOn(parsed)
    case .path:
      guard let log else { throw noLog(parsed) }
      return .message(log.path, name: "path", value: .string(log.path))
    case .show: break
    }
    return logAnswer()
  }

  private func turnLogOn(_ parsed: ParsedLine) throws {
    if let log {
      log.resume(at: try store.position(), options: options.value)
    } else if let openLog {
      do throws(SessionLog.Fault) {
        log = try openLog()
      } catch {
        throw parsed.failure("the log \(error.path) cannot be opened: \(error.reason)")
      }
    } else {
      throw noLog(parsed)
    }
  }

  private func noLog(_ parsed: ParsedLine) -> Diagnostic {
    parsed.failure(
      "this session has no log", at: parsed.tokens.last?.range,
      hint: openLog == nil ? "name one with --log" : "`log on` begins one")
  }

  private func logAnswer() -> Answer {
    let text = log.map { log in
      (["\(log.path) (\(log.isOn ? "on" : "off"))"] + log.recentCommands.map { "  \($0)" }).joined(separator: "\n")
    }
    return .message(
      text ?? "no log", name: "log",
      value: log.map { log in
        .object([
          ("path", .string(log.path)), ("on", .bool(log.isOn)),
          ("recent", .array(log.recentCommands.map { .string($0) })),
        ])
      } ?? .null)
  }
}
