import Commands
import Tasks

extension Command {
  /// The ids that it names, as they were typed.
  var terms: [IDTerm] {
    switch self {
    case .info(let term), .edit(let term, _): [term]
    case .changes(let term): term.map { [$0] } ?? []
    case .done(let terms), .reopen(let terms), .remove(let terms), .priority(let terms, _): terms
    default: []
    }
  }

  /// Whether it is about changing tasks, and not about looking at them.
  var changesTasks: Bool {
    switch self {
    case .add, .done, .reopen, .remove, .edit(_, title: .some), .priority, .undo, .redo: true
    default: false
    }
  }

  /// The same with ids in place of `.`, `shown` and ranges.
  func naming(_ ids: [Int]) -> Command {
    let terms = IDTerm.runs(of: ids)
    return switch self {
    case .done: .done(terms)
    case .reopen: .reopen(terms)
    case .remove: .remove(terms)
    case .priority(_, let priority): .priority(terms, priority)
    case .edit(_, let title): .edit(IDTerm(.number(ids[0])), title: title)
    default: self
    }
  }

  /// The commands that lead a new session to these options.
  static func describing(_ options: ViewOptions) -> [Command] {
    [.show(ViewFilter(options)), .sort(SortRequest(options.sort))]
      + (options.search.isEmpty ? [] : [.search(options.search)])
  }

  /// What it does, as a confirmation says it.
  var participle: String {
    switch self {
    case .add: "added"
    case .done: "done"
    case .reopen: "reopened"
    case .remove: "removed"
    case .edit: "edited"
    case .priority: "changed"
    case .undo: "undone"
    case .redo: "redone"
    default: ""
    }
  }
}

extension IDTerm {
  /// Ids written out, in the order given; three or more that follow each other as a range.
  static func runs(of ids: [Int]) -> [IDTerm] {
    var runs: [ClosedRange<Int>] = []
    for id in ids {
      if let last = runs.last, last.upperBound + 1 == id {
        runs[runs.count - 1] = last.lowerBound...id
      } else {
        runs.append(id...id)
      }
    }
    return runs.flatMap { run in run.count > 2 ? [IDTerm(.range(run))] : run.map { IDTerm(.number($0)) } }
  }
}

extension Session {
  /// Carries out a command that changes tasks. The log knows of it before and after.
  func change(_ parsed: ParsedLine, replaying result: LogResult?) throws -> Answer {
    let ids = try resolve(parsed.command.terms, of: parsed)
    let command = parsed.command.naming(ids)
    guard let mutation = Mutation(command, ids), let line = command.canonicalLine else { return .nothing }
    let logNumber = log?.begin(line)
    let outcome = try store.perform(mutation, as: CommandRecord(line, logNumber: logNumber), making: result?.made)
    number = outcome.steps.first?.session ?? number
    touched = outcome.revisions.last?.id ?? touched
    tally.count(outcome.steps)
    let isRedo = if case .redo = command { true } else { false }
    let finish = { [self] in
      try accountForeignSteps(before: outcome.steps.first?.number)
      log?.finish(line, outcome, isRedo: isRedo)
    }
    let answer = Answer.changed(command.participle, outcome)
    if store.isGrouping {
      waiting.append(WaitingCommand(parsed: parsed, place: console.place, finish: finish, answer: answer))
      return .nothing
    }
    try finish()
    return answer
  }

  /// Has the log say which steps of other sessions it does not hold, up to one or to the newest.
  func accountForeignSteps(before step: Int? = nil) throws(StoreError) {
    guard let log, log.isOn else { return }
    let position = try store.position()
    let next = step ?? position.step + 1
    if position.step < log.accountedStep { return log.noteReplaced(by: position) }
    guard log.accountedStep + 1 < next else { return }
    log.noteForeign(try store.steps(after: log.accountedStep).filter { $0.number < step ?? .max })
  }

  /// The ids that terms name, each once, in their order. A range names the tasks that are in it.
  func resolve(_ terms: [IDTerm], of parsed: ParsedLine) throws -> [Int] {
    var seen = Set<Int>()
    var ids: [Int] = []
    for term in terms {
      let named: [Int]
      switch term.kind {
      case .number(let id): named = [id]
      case .range(let range):
        named = try store.ids(in: range)
        if named.isEmpty {
          throw parsed.failure(
            "no task in \(term.word)", at: term.range, hint: "nothing was changed; `list` shows the ids")
        }
      case .last:
        guard let touched else {
          throw parsed.failure(
            "`.` is the task last touched here, and there is none yet", at: term.range, hint: "name an id")
        }
        named = [touched]
      case .shown:
        try watch()
        named = view.visibleIDs
        if named.isEmpty {
          throw parsed.failure("no task is shown", at: term.range, hint: "`show all` shows every open task")
        }
      }
      ids += named.filter { seen.insert($0).inserted }
    }
    return ids
  }
}

extension Mutation {
  /// What a command wants changed; nil where it changes no task.
  init?(_ command: Command, _ ids: [Int]) {
    switch command {
    case .add(let title, let priority): self = .add(title: title, priority: priority)
    case .done: self = .setStatus(ids, .done)
    case .reopen: self = .setStatus(ids, .open)
    case .remove: self = .remove(ids)
    case .edit(_, let title?): self = .setTitle(ids[0], title)
    case .priority(_, let priority): self = .setPriority(ids, priority)
    case .undo(let count): self = .undo(count: count)
    case .redo(let count): self = .redo(count: count)
    default: return nil
    }
  }
}
