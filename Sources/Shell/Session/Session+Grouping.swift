import Commands
import Tasks

/// A command of a script that shares a transaction with others: carried out, but not yet confirmed.
struct WaitingCommand {
  let parsed: ParsedLine
  let place: (file: String, line: Int)?
  /// Writes the log's lines, once it is on disk.
  let finish: () throws -> Void
  let answer: Answer
}

extension Session {
  /// A group waits at most so long for its commit: short enough for others who want to write, and long enough that most
  /// of the time goes into commands and not into commits.
  private static let longestGroup = Duration.milliseconds(50)
  /// And has at most so many commands, which are all in memory.
  private static let largestGroup = 1_000

  /// Whether a command may wait for others: it changes tasks, and does not ask what is seen.
  private func canWait(_ command: Command) -> Bool {
    command.changesTasks && !command.terms.contains { if case .shown = $0.kind { true } else { false } }
  }

  /// Before a line of a script: it joins the group, or the group ends.
  func arrangeGroup(for parsed: ParsedLine?) throws {
    guard !runs.isEmpty, let command = parsed?.command, canWait(command) else { return try settle() }
    if store.isGrouping {
      guard waiting.count >= Self.largestGroup || ContinuousClock.now - groupStart >= Self.longestGroup else { return }
      try settle()
    }
    groupStart = .now
    try store.beginGroup()
  }

  /// Puts what waits on disk, and then confirms it: to observers, to the log, and on standard output, each in its turn. Where
  /// that cannot be written, the log still has all that happened.
  func settle() throws {
    guard store.isGrouping else { return }
    let commands = waiting
    waiting = []
    let tell = try commit(commands)
    let place = console.place
    defer { console.place = place }
    var shown: Result<Void, LineFault> = .success(())
    for (command, tell) in zip(commands, tell) {
      console.place = command.place
      tell()
      try command.finish()
      if case .failure = shown { continue }
      do throws(LineFault) { try show(command.answer, of: command.parsed) } catch { shown = .failure(error) }
    }
    try shown.get()
  }

  private func commit(_ commands: [WaitingCommand]) throws(LineFault) -> [() -> Void] {
    do throws(StoreError) { return try store.commitGroup() } catch {
      for command in commands {
        console.place = command.place
        log?.fail(command.parsed.line, error.description)
        console.report(command.parsed.failure(error.description, hint: error.advice))
      }
      throw .reported(.failure)
    }
  }
}
