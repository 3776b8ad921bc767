import CPosix
import Commands
import Glibc
import LineEditing
import Observables
import Persistence
import Tasks
import Terminal

/// A session with its files round it: configuration, log, and the way in which lines reach it.
@MainActor
struct Workplace {
  let session: Session
  let database: SQLiteTaskDatabase
  let paths: Paths
  let invocation: Invocation

  private var console: Console { session.console }
  private var isPrompt: Bool { invocation.mode == .prompt && TerminalSize.isTerminal(0) }

  /// Carries out what the command line asks for, from the configuration to the log's last line.
  func work() -> ExitStatus {
    do throws(UsageError) {
      try configure()
      try openLog()
    } catch {
      console.report(Diagnostic(kind: .usage, message: error.message, hint: error.hint, line: ""))
      return .usage
    }
    let status = carryOut()
    endLog()
    return status
  }

  private func carryOut() -> ExitStatus {
    switch invocation.mode {
    case .command(let words, let textStart):
      session.isOneShot = true
      return attempt([words]) { words throws(LineFault) in
        try session.perform(arguments: words, textStart: textStart)
      }
    case .lines(let lines):
      session.isOneShot = lines.count == 1
      session.isScript = lines.count > 1
      return attempt(lines) { line throws(LineFault) in try session.perform(line) }
    case .prompt:
      guard isPrompt else { return readLines() }
      let prompt = Prompt(session: session, paths: paths)
      // Its closures hold it weakly, and in an optimised build a local's life ends at its last use.
      return withExtendedLifetime(prompt) { prompt.run() }
    case .version, .help:
      return .success
    }
  }

  /// Commands from standard input: like a script, but each is carried out as it arrives.
  private func readLines() -> ExitStatus {
    var status = stat()
    if fstat(0, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      console.report(Diagnostic(kind: .failure, message: "standard input is a directory", line: ""))
      return .failure
    }
    session.isScript = true
    var number = 0
    let lines = AnySequence { AnyIterator { readLine(strippingNewline: true) } }
    return attempt(lines) { line throws(LineFault) in
      number += 1
      console.place = ("standard input", number)
      return try session.perform(line)
    }
  }

  private func attempt<Items: Sequence>(
    _ items: Items, _ perform: (Items.Element) throws(LineFault) -> Sequel
  ) -> ExitStatus {
    var first: ExitStatus?
    for item in items {
      do throws(LineFault) {
        if try perform(item) == .quit { break }
      } catch {
        switch error {
        case .reported(let status):
          first = first ?? status
          if !session.keepsGoing { return status }
        case .output(let fault): return Program.status(of: fault)
        case .interrupted: return .signal(SIGINT)
        case .terminated(let signal): return .signal(signal.exitStatus - 128)
        }
      }
    }
    return first ?? .success
  }

  // MARK: files

  /// Carries out the configuration's lines. At the prompt, those that decide what is seen, too; otherwise settings alone.
  private func configure() throws(UsageError) {
    guard let path = try paths.config(invocation.options.config) else { return }
    let lines: [String]
    do throws(ScriptFile.Fault) {
      lines = try ScriptFile(path).lines().lines
    } catch {
      if case .path = invocation.options.config {
        throw UsageError("the configuration \(path) cannot be read: \(error.reason)", hint: "check --config")
      }
      if !error.isAbsence { console.warn("the configuration \(path) cannot be read: \(error.reason)") }
      return
    }
    for (index, line) in lines.enumerated() { configure(line, path, index + 1) }
  }

  private func configure(_ line: String, _ path: String, _ number: Int) {
    // A command for itself reads its settings; what else is there, right or wrong, is the prompt's.
    if !isPrompt, line.split(separator: " ").first?.lowercased() != "set" { return }
    console.place = (path, number)
    defer { console.place = nil }
    do throws(Diagnostic) {
      guard let parsed = try Parser.parse(line) else { return }
      switch parsed.command {
      case .set(let name?, let value):
        _ = try session.set(name, value, of: parsed)
        if value == nil { throw parsed.incomplete("set \(name) needs a value") }
      case .set(nil, _): throw parsed.incomplete("set needs a name and a value")
      case .show(nil): throw parsed.incomplete("show needs a filter in a configuration")
      case .sort(nil): throw parsed.incomplete("sort needs a field in a configuration")
      case .show(_?), .sort(_?), .search:
        guard isPrompt else { return }
        do throws(StoreError) { try session.arrange(parsed) } catch {
          throw parsed.failure(error.description, hint: error.advice)
        }
      default:
        throw parsed.misuse(
          "only set, show, sort and search belong in a configuration", at: parsed.tokens.first?.range,
          hint: "take this line out")
      }
    } catch {
      console.report(error)
    }
  }

  private func openLog() throws(UsageError) {
    let start = Timestamp.now
    let directory = isPrompt ? LogDirectory(path: try paths.sessions()) : nil
    let choice = try paths.log(invocation.options.log)
    endCutOffLogs(in: directory, choice)
    if isPrompt {
      session.openLog = { () throws(SessionLog.Fault) in
        try begin(directory?.newPath(start: .now) ?? "", start: .now)
      }
    }
    let path: String
    switch choice {
    case .path(let named): path = named
    case .nothing: return
    case nil:
      guard let directory else { return }
      path = directory.newPath(start: start)
      if let count = session.settings.logKeep { directory.keepNewest(max(0, count - 1)) }
    }
    do throws(SessionLog.Fault) {
      session.log = try begin(path, start: start)
    } catch {
      console.warn("the session log \(error.path) cannot be written (\(error.reason)); the session goes on without it")
    }
  }

  /// Ends logs that were cut off: that to which this session will append at once, those of other prompts when this one
  /// is on the screen, for there may be thousands to look at.
  private func endCutOffLogs(in directory: LogDirectory?, _ choice: Options.FileChoice?) {
    let repair = LogRepair(database: database)
    if case .path(let path)? = choice { attempt { () throws(StoreError) in try repair.complete(path) } }
    guard let directory else { return }
    session.whenIdle = { attempt { () throws(StoreError) in try repair.complete(in: directory) } }
  }

  private func attempt(_ repair: () throws(StoreError) -> Void) {
    do throws(StoreError) { try repair() } catch { console.warn("logs that were cut off stay so: \(error)") }
  }

  private func endLog() {
    guard let log = session.log else { return }
    do throws(StoreError) {
      try session.store.catchUp()
      try session.accountForeignSteps()
      log.end(at: .now, position: try session.store.position())
    } catch {
      console.warn("\(error); the log has no end")
    }
  }

  /// Opens a log; nil where the store does not let a session begin, which has been told then.
  private func begin(_ path: String, start: Timestamp) throws(SessionLog.Fault) -> SessionLog? {
    let number: Int
    let base: JournalPosition
    do throws(StoreError) {
      number = if let known = session.number { known } else { try session.store.beginSession() }
      base = try session.store.position()
    } catch {
      console.warn("\(error); the session has no log")
      return nil
    }
    session.number = number
    let log = try SessionLog(path: path) { [console] message in console.warn(message) }
    log.begin(session: number, start: start, base: base, options: session.options.value)
    return log
  }
}

extension ParsedLine {
  /// The line is a question at the prompt, and says nothing in a file.
  fileprivate func incomplete(_ message: String) -> Diagnostic {
    misuse(message, at: line.count..<line.count, hint: "`help \(tokens[0].text)` shows what it takes")
  }
}
