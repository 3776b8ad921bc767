import Commands
import Tasks

extension Session {
  /// Carries out files of commands, one after the other, up to the first line that fails.
  func run(_ paths: [String], of parsed: ParsedLine) throws(LineFault) {
    guard runs.isEmpty else { return try runEach(paths, of: parsed) }
    tally = RunTally()
    let end: Result<Void, LineFault>
    do throws(LineFault) { end = .success(try runEach(paths, of: parsed)) } catch { end = .failure(error) }
    try showWhereThingsAre()
    try end.get()
  }

  private func runEach(_ paths: [String], of parsed: ParsedLine) throws(LineFault) {
    let scripts: [Script]
    do throws(Diagnostic) {
      scripts = try readAll(paths, of: parsed)
    } catch {
      try settled()
      log?.fail(parsed.line, error.message)
      console.report(error)
      throw .reported(.failure)
    }
    for script in scripts {
      log?.comment("run \(script.name)")
      let outer = console.place
      defer { console.place = outer }
      try run(script)
    }
  }

  /// Reads the files before anything is carried out. Logs that follow one another have to meet.
  private func readAll(_ paths: [String], of parsed: ParsedLine) throws(Diagnostic) -> [Script] {
    var scripts: [Script] = []
    for (index, path) in paths.enumerated() {
      let range = parsed.tokens.indices.contains(index + 1) ? parsed.tokens[index + 1].range : nil
      let script = try read(path, at: range, of: parsed)
      if !isForced, let last = scripts.last, let end = last.end, let base = script.base, end != base {
        throw parsed.failure(
          "\(script.name) started from \(base), and \(last.name) ended at \(end)", at: range,
          hint: "nothing was changed; name the log between them, or go on all the same with --force")
      }
      scripts.append(script)
    }
    return scripts
  }

  private func read(_ path: String, at range: Range<Int>?, of parsed: ParsedLine) throws(Diagnostic) -> Script {
    let file: ScriptFile
    let content: (lines: [String], isLastTerminated: Bool)
    do throws(ScriptFile.Fault) {
      file = try ScriptFile(FilePaths.expandingHome(path), atPrompt: offerLine != nil)
      content = try file.lines()
    } catch {
      throw parsed.failure("\(path) cannot be read: \(error.reason)", at: range, hint: "check the path")
    }
    let advice = "a log is replayed when its session has ended"
    if log?.isSameFile(as: file.descriptor) ?? false {
      throw parsed.failure("\(path) is the log of this session", at: range, hint: advice)
    }
    let script = Script(
      name: path == "-" ? "standard input" : path, lines: content.lines, isLastTerminated: content.isLastTerminated)
    if script.isLog, file.isBeingWritten {
      throw parsed.failure("\(path) is the log of a live session", at: range, hint: advice)
    }
    if runs.contains(where: { $0.name == script.name }) {
      throw parsed.failure("\(path) runs itself", at: range, hint: "take that line out of it")
    }
    return script
  }

  /// Carries out a script's lines. The first failure counts; unless failures are to be passed over, it is the last line.
  private func run(_ script: Script) throws(LineFault) {
    runs.append(script)
    defer { runs.removeLast() }
    // However it ends, what was carried out is confirmed.
    let end: Result<Void, LineFault>
    do throws(LineFault) { end = .success(try carryOut(script)) } catch { end = .failure(error) }
    try settled()
    try end.get()
  }

  private func carryOut(_ script: Script) throws(LineFault) {
    var first: LineFault?
    for item in script.items {
      if isInterrupted() { throw .interrupted }
      console.place = (script.name, item.number)
      do throws(LineFault) {
        if try carryOut(item, of: script) == .quit { break }
      } catch {
        guard case .reported = error, keepsGoing else { throw error }
        first = first ?? error
      }
    }
    if let first { throw first }
  }

  private func carryOut(_ item: Script.Item, of script: Script) throws(LineFault) -> Sequel {
    switch item.kind {
    case .command(let line, let result):
      if script.isLog, !isForced, result == nil, changesTasks(line) {
        try stop("the log does not say how this line ended; it was cut off", at: line)
      }
      return try perform(line, replaying: result)
    case .base(let base):
      if !isForced { try checkBase(base) }
      return .next
    case .end(let end):
      if !isForced { try checkEnd(end) }
      return .next
    case .gap(let reason):
      if !isForced { try stop("\(reason): the log alone cannot give the same list", at: "") }
      return .next
    }
  }

  private func changesTasks(_ line: String) -> Bool {
    (try? Parser.parse(line)?.command.changesTasks) ?? false
  }

  /// A log is for the state that its session started from.
  private func checkBase(_ base: JournalPosition?) throws(LineFault) {
    guard let base else { return try stop("the line does not say on what the session started: it is damaged", at: "") }
    let position = try whereListIs()
    if base != position { try stop("the log started from \(base), and this list is at \(position)", at: "") }
  }

  /// What a replay of a session gives is what the session left.
  private func checkEnd(_ end: JournalPosition) throws(LineFault) {
    let position = try whereListIs()
    if end != position { try stop("the log ended at \(end), and the replay at \(position)", at: "") }
  }

  private func whereListIs() throws(LineFault) -> JournalPosition {
    try settled()
    do throws(StoreError) {
      try store.catchUp()
      return try store.position()
    } catch {
      console.report(Diagnostic(kind: .failure, message: error.description, hint: error.advice, line: ""))
      throw .reported(.failure)
    }
  }

  private func stop(_ reason: String, at line: String) throws(LineFault) -> Void {
    try settled()
    console.report(Diagnostic(kind: .failure, message: reason, hint: "--force goes on all the same", line: line))
    throw .reported(.failure)
  }
}
