/// A mutation being carried out inside a transaction.
struct Plan {
  let transaction: any TaskTransaction
  let record: CommandRecord
  private(set) var outcome: Outcome

  /// `made` is what a replay gives back; what is missing in it is made up here.
  init(_ transaction: any TaskTransaction, _ record: CommandRecord, _ made: Made) {
    self.transaction = transaction
    self.record = record
    outcome = Outcome(made: made)
  }

  mutating func carryOut(_ mutation: Mutation) throws(StoreError) {
    let time = outcome.made.time
    switch mutation {
    case .add(let title, let priority):
      try add(title, priority)
    case .setStatus(let ids, let status):
      try change(ids) { task in
        guard task.status != status else { return }
        task.status = status
        task.finished = status == .done ? time : nil
      }
    case .remove(let ids):
      outcome.revisions = try tasks(ids).map { Revision(before: $0, after: nil) }
      try append(.change)
    case .setTitle(let id, let title):
      try change([id]) { $0.title = title }
    case .setPriority(let ids, let priority):
      try change(ids) { $0.priority = priority }
    case .undo(let count):
      try revert(count, as: .undo)
    case .redo(let count):
      try revert(count, as: .redo)
    }
  }

  private mutating func add(_ title: String, _ priority: Priority) throws(StoreError) {
    let id: Int
    if let given = outcome.made.ids.first {
      id = given
      guard TaskItem.ids.contains(id) else { throw .unusable(id: id) }
      guard id >= (try transaction.nextID()) else { throw .taken(id: id) }
    } else {
      id = try transaction.nextID()
    }
    let uuid = outcome.made.uuids.first ?? TaskUUID()
    let task = TaskItem(id: id, uuid: uuid, title: title, priority: priority, created: outcome.made.time)
    outcome.made.ids = [id]
    outcome.made.uuids = [uuid]
    outcome.revisions = [Revision(before: nil, after: task)]
    try append(.change)
  }

  private func tasks(_ ids: [Int]) throws(StoreError) -> [TaskItem] {
    var seen = Set<Int>()
    var found: [TaskItem] = []
    for id in ids where seen.insert(id).inserted {
      guard let task = try transaction.task(id) else { throw .noTask(id) }
      found.append(task)
    }
    return found
  }

  private mutating func change(_ ids: [Int], _ edit: (inout TaskItem) -> Void) throws(StoreError) {
    outcome.revisions = try tasks(ids).map { task in
      var changed = task
      edit(&changed)
      if changed != task { changed.modified = outcome.made.time }
      return Revision(before: task, after: changed)
    }
    try append(.change)
  }

  /// Writes `outcome`'s revisions as one step, unless everything is so already.
  private mutating func append(_ kind: Step.Kind) throws(StoreError) {
    try append(kind, outcome.revisions.filter { $0.before != $0.after })
  }

  private mutating func append(
    _ kind: Step.Kind, _ revisions: [Revision], isMirror: Bool = false
  ) throws(StoreError) {
    guard !revisions.isEmpty else { return }
    let position = try transaction.position()
    let made = outcome.made
    let step = Step(
      number: position.step + 1, time: made.time, session: try transaction.session(), command: record.line,
      logNumber: record.logNumber, kind: kind)
    let digest = position.digest.appending("\(step.command)\n\(made.link(kind))")
    try transaction.append(step, revisions, digest: digest, isMirror: isMirror)
    outcome.steps.append(step)
  }

  /// The two ways of taking steps back: changes, or undos of changes.
  private enum Reversal {
    case undo, redo

    func newest(in transaction: any TaskTransaction, session: Int?) throws(StoreError) -> Step? {
      switch self {
      case .undo: try transaction.newestUndoable(session: session)
      case .redo: try transaction.newestRedoable(session: session)
      }
    }

    func fits(_ step: Step) -> Bool {
      switch (self, step.kind) {
      case (.undo, .change), (.redo, .undo): true
      default: false
      }
    }

    func kind(of step: Step) -> Step.Kind { self == .undo ? .undo(of: step.number) : .redo(of: step.number) }
  }

  private mutating func revert(_ count: Int, as reversal: Reversal) throws(StoreError) {
    let given = outcome.made.reverted
    var revisions: [Revision] = []
    var numbers: [Int] = []
    for turn in 0..<(given.isEmpty ? count : given.count) {
      let step = try given.isEmpty ? newest(reversal) : named(given[turn], reversal)
      let forth = try transaction.revisions(of: step.number)
      var back: [Revision] = []
      back.reserveCapacity(forth.count)
      var isMirror = true
      for revision in forth.reversed() {
        let now = try transaction.task(revision.id)
        if revision.after == now {
          back.append(Revision(before: now, after: revision.before))
        } else {
          isMirror = false
          back.append(try revision.reverted(step, now: now, time: outcome.made.time))
        }
      }
      try append(reversal.kind(of: step), back, isMirror: isMirror)
      numbers.append(step.number)
      outcome.reverted.append(try change(behind: step))
      // Mostly it is one step, and there may be many tasks in it.
      revisions = revisions.isEmpty ? back : revisions + back
    }
    outcome.made.reverted = numbers
    outcome.revisions = revisions
  }

  /// The change that a step is, or that it took back.
  private func change(behind step: Step) throws(StoreError) -> Step {
    guard case .undo(of: let number) = step.kind else { return step }
    return try transaction.step(number) ?? step
  }

  /// This session's newest step, else the store's.
  private func newest(_ reversal: Reversal) throws(StoreError) -> Step {
    if let own = try reversal.newest(in: transaction, session: try transaction.session()) { return own }
    if let newest = try reversal.newest(in: transaction, session: nil) { return newest }
    guard outcome.reverted.isEmpty else {
      throw .onlySteps(outcome.reverted.count, isRedo: reversal == .redo)
    }
    throw reversal == .undo ? .nothingToUndo : .nothingToRedo
  }

  private func named(_ number: Int, _ reversal: Reversal) throws(StoreError) -> Step {
    guard let step = try transaction.step(number), reversal.fits(step) else { throw .notRevertible(step: number) }
    return step
  }
}

extension Made {
  /// What a step's digest takes of it.
  func link(_ kind: Step.Kind) -> String {
    let target: String =
      switch kind {
      case .change: ""
      case .undo(let step), .redo(let step): String(step)
      }
    return "\(time) \(ids.map(String.init).joined(separator: ",")) "
      + "\(uuids.map(\.description).joined(separator: ",")) \(target)"
  }
}
