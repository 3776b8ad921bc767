import Commands
import Observables
import Tasks
import Terminal

extension Session {
  /// Carries out a command that decides what is seen, and answers with what is.
  func look(_ parsed: ParsedLine) throws -> Answer {
    if parsed.command == .sort(nil) {
      let words = options.value.sort.words
      return .message("sorted by \(words)", name: "sort", value: .string(words))
    }
    try arrange(parsed)
    if runs.last?.isLog ?? false {
      // In a log the views are what was seen, and no question.
      tally.owesBar = true
      return .nothing
    }
    return try viewAnswer(rows: parsed.command == .list ? nil : rowsWanted)
  }

  /// Changes what is seen, without a word.
  func arrange(_ parsed: ParsedLine) throws(StoreError) {
    var new = options.value
    switch parsed.command {
    case .show(let filter?):
      try accept(filter.applied(to: new), saying: .show(filter))
    case .sort(let request?):
      new.sort = request.resolved(from: new.sort)
      try accept(new, saying: .sort(SortRequest(new.sort)))
    case .search(let text):
      new.search = text ?? ""
      new.preview = nil
      try accept(new, saying: parsed.command)
    default:
      log?.comment(parsed.line)
    }
  }

  /// Shows what a search that is being typed would find; nil when none is.
  func preview(_ text: String?) {
    var new = options.value
    guard new.preview != text else { return }
    new.preview = text
    options.accept(new)
  }

  /// Chooses another segment, without a word. What else is seen stays.
  func choose(_ segment: PriorityFilter) throws(StoreError) {
    var new = options.value
    new.segment = segment
    try accept(new, saying: .show(ViewFilter(new)))
  }

  private func accept(_ new: ViewOptions, saying command: Command) throws(StoreError) {
    try look(through: new)
    if let line = command.canonicalLine { log?.noteViewing(line) }
  }

  /// A terminal shows a screenful, everything else takes the whole list.
  private var rowsWanted: Int? { console.isTerminal && !console.isJSON ? console.size.rows : nil }

  /// Carries out a command that looks at something and changes neither tasks nor view.
  func inspect(_ parsed: ParsedLine) throws -> Answer {
    log?.comment(parsed.line)
    switch parsed.command {
    case .info:
      let id = try resolve(parsed.command.terms, of: parsed)[0]
      let task = try store.task(id)
      touched = id
      return .task(task)
    case .edit:
      let id = try resolve(parsed.command.terms, of: parsed)[0]
      let task = try store.task(id)
      guard let offerLine else {
        throw parsed.misuse(
          "edit needs a title", at: parsed.line.count..<parsed.line.count, hint: "try: edit \(id) \"buy oat milk\"")
      }
      let line = "edit \(id) \(Quoting.editable(task.title))"
      offerLine(line)
      return .silent(name: "line", value: .string(line))
    case .changes:
      let id = try resolve(parsed.command.terms, of: parsed).first
      let history = try store.history(
        of: id, limit: console.isTerminal && !console.isJSON ? TerminalPresenter.mostSteps : .max)
      if history.isEmpty, let id { _ = try store.task(id) }
      return .history(history)
    case .reload:
      try watch()
      try store.reload()
      let count = try store.counts().total()
      return .message("\(count.grouped) tasks", name: "tasks", value: .int(count))
    default:
      return .statistics(try store.statistics())
    }
  }
}
