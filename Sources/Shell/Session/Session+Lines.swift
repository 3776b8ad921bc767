import Commands
import LineEditing
import Tasks
import Terminal

/// Why a session's line did not come to its end.
enum LineFault: Error {
  /// The line is wrong or what it asked for failed; the user has been told.
  case reported(ExitStatus)
  /// Standard output cannot be written.
  case output(TerminalError)
  /// The user gave up a script, or the lines of a watch.
  case interrupted
  /// A signal asks the program to end.
  case terminated(Signal)
}

/// What follows a line.
enum Sequel {
  case next, quit
}

extension Session {
  /// Carries out a line as it was typed and prints what it answers.
  @discardableResult
  func perform(_ line: String, replaying result: LogResult? = nil) throws(LineFault) -> Sequel {
    try perform(line, replaying: result) { () throws(Diagnostic) in try Parser.parse(line) }
  }

  /// Carries out the words of a command line.
  @discardableResult
  func perform(arguments: [String], textStart: Int = .max) throws(LineFault) -> Sequel {
    try perform(arguments.joined(separator: " "), replaying: nil) { () throws(Diagnostic) in
      try Parser.parse(arguments: arguments, textStart: textStart)
    }
  }

  private func perform(
    _ text: String, replaying result: LogResult?, parse: () throws(Diagnostic) -> ParsedLine?
  ) throws(LineFault) -> Sequel {
    var line = text
    do {
      guard let parsed = try parse() else { return .next }
      line = parsed.line
      try arrangeGroup(for: parsed)
      if case .run(let paths) = parsed.command {
        try run(paths, of: parsed)
        return .next
      }
      if case .watch(let filter) = parsed.command {
        try watch(filter, of: parsed)
        return .next
      }
      let answer = try carryOut(parsed, replaying: result)
      if !runs.isEmpty { tally.countLine() }
      try show(answer, of: parsed)
      return parsed.command == .quit ? .quit : .next
    } catch let diagnostic as Diagnostic {
      try settled()
      log?.fail(line, diagnostic.message)
      console.report(diagnostic)
      throw .reported(diagnostic.kind == .usage ? .usage : .failure)
    } catch let fault as LineFault {
      throw fault
    } catch {
      console.report(Diagnostic(kind: .failure, message: "\(error)", line: line))
      throw .reported(.failure)
    }
  }

  /// Confirms what came before a line that failed.
  func settled() throws(LineFault) {
    do { try settle() } catch let fault as LineFault { throw fault } catch {
      console.report(Diagnostic(kind: .failure, message: "\(error)", line: ""))
      throw .reported(.failure)
    }
  }

  /// Carries out a command: the store hears of it, then the log, and what comes back is what there is to show.
  private func carryOut(_ parsed: ParsedLine, replaying result: LogResult?) throws(Diagnostic) -> Answer {
    do {
      let replacements = store.replacements
      try store.catchUp()
      if store.replacements != replacements, isWatching, parsed.command.changesTasks {
        throw parsed.failure(
          Session.replaced, at: parsed.tokens.first?.range, hint: "nothing was changed; `list` shows what is there now")
      }
      return switch parsed.command {
      case .add, .done, .reopen, .remove, .edit(_, title: .some), .priority, .undo, .redo:
        try change(parsed, replaying: result)
      case .show, .list, .sort, .search: try look(parsed)
      case .info, .changes, .stats, .reload, .edit(_, title: nil): try inspect(parsed)
      case .log, .set, .help, .run, .watch, .quit: try manage(parsed)
      }
    } catch let error as StoreError {
      throw diagnose(error, of: parsed)
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch {
      throw parsed.failure("\(error)")
    }
  }

  /// What the store says, at the word that it is about.
  func diagnose(_ error: StoreError, of parsed: ParsedLine) -> Diagnostic {
    var range = parsed.tokens.first?.range
    if case .noTask(let id) = error {
      range = parsed.command.terms.first { $0.names(id) }?.range ?? range
      let fate = parsed.command.changesTasks ? "nothing was changed; " : ""
      return parsed.failure(error.description, at: range, hint: fate + error.advice)
    }
    return parsed.failure(error.description, at: range, hint: error.advice)
  }

  func show(_ answer: Answer, of parsed: ParsedLine) throws(LineFault) {
    do {
      let isWhole =
        switch parsed.command {
        case .list, .help, .changes: true
        default: false
        }
      let presenter = console.presenter(whole: isWhole)
      guard console.isTerminal, !console.isJSON else {
        return try presenter.present(answer) { (text) throws(TerminalError) in try console.write(text) }
      }
      var text = presenter.text(answer)
      switch answer {
      case .changed where runs.isEmpty: text += try whereThingsAre()
      case .changed: tally.owesBar = true
      case .view: tally.owesBar = false
      default: break
      }
      if isWhole, text.count(where: { $0 == "\n" }) >= console.size.rows {
        try console.pager.show(text, on: console.output)
      } else {
        try console.write(text)
      }
    } catch let error as TerminalError {
      throw .output(error)
    } catch {
      console.report(parsed.failure("\(error)"))
      throw .reported(.failure)
    }
  }

  /// After a change at the prompt: the bar, or the list.
  private func whereThingsAre() throws(StoreError) -> String {
    guard offerLine != nil, !console.isQuiet else { return "" }
    if settings.echo == .list { return console.presenter().text(try viewAnswer()) }
    return console.terminalPresenter().bar(update).map { $0 + "\n" }.joined()
  }

  /// The same once at the end of a script.
  func showWhereThingsAre() throws(LineFault) {
    guard tally.owesBar, console.isTerminal, !console.isJSON else { return }
    do { try console.write(try whereThingsAre()) } catch let error as TerminalError {
      throw .output(error)
    } catch {
      console.report(Diagnostic(kind: .failure, message: "\(error)", line: ""))
      throw .reported(.failure)
    }
  }
}

extension IDTerm {
  /// Whether it names a task by its number.
  func names(_ id: Int) -> Bool {
    switch kind {
    case .number(let number): number == id
    case .range(let ids): ids.contains(id)
    case .last, .shown: false
    }
  }
}
