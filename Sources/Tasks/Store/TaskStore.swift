public import Observables

/// The tasks. Every change goes through it: it validates, has the database commit, and only then tells its observers.
///
/// Belongs to the main thread, where the shell's loop runs: the database is used by one thread at a time, and observers
/// hear of changes in the order of the journal.
@MainActor
public final class TaskStore {
  package let database: any TaskDatabase
  private let subject = PublishSubject<Published>()
  /// The position up to which observers have heard; nil until somebody wants to know.
  private var known: JournalPosition?
  /// The statuses that `changes` is about.
  private(set) public var scope = StatusFilter.open
  let now: @Sendable () -> Timestamp

  /// A change and the step up to which it tells the list, for those who subscribed later.
  struct Published: Sendable {
    let change: TaskChange
    let upTo: Int
  }

  /// A store on `database`. `now` is the clock that its changes take their time from.
  public init(_ database: any TaskDatabase, now: @escaping @Sendable () -> Timestamp = { .now }) {
    self.database = database
    self.now = now
  }

  /// The list and what becomes of it: first a `.reset` with the tasks as they are, then each change, once, joined without
  /// a gap. Subscribing reads the list; a fault of the database arrives as the error.
  ///
  /// Called on the main thread, inside the change that it tells of.
  public var changes: Observable<TaskChange> {
    Observable.create { observer in
      MainActor.assumeIsolated { self.begin(observer) }
    }
  }

  private func begin(_ observer: AnyObserver<TaskChange>) -> any Disposable {
    do {
      try catchUp()
      let list = try database.tasks(TaskQuery(status: scope))
      known = known ?? list.position
      observer.onNext(.reset(list.tasks))
      return subject.subscribe(onNext: { published in
        if published.upTo > list.position.step || published.change.isReset { observer.onNext(published.change) }
      })
    } catch {
      observer.onError(error)
      return Disposables.create()
    }
  }

  /// How many observers `changes` has.
  public var observerCount: Int { subject.observerCount }

  /// Where the journal stands, as far as observers have heard.
  public func position() throws(StoreError) -> JournalPosition {
    if let known { return known }
    let position = try database.position()
    known = position
    return position
  }

  /// Begins a session of which the steps that follow are; returns its number.
  public func beginSession() throws(StoreError) -> Int { try database.beginSession() }

  // MARK: changing

  /// Carries out a mutation as one transaction. Observers have heard of it when this returns.
  ///
  /// - Parameters:
  ///   - mutation: what to change.
  ///   - record: what the journal keeps of the command.
  ///   - made: what a replay wants it to make up; nil: time, ids and uuids are new.
  /// - Returns: what became of it; without steps where everything was so already.
  /// - Throws: where nothing could be changed; then nothing was.
  @discardableResult
  public func perform(
    _ mutation: Mutation, as record: CommandRecord, making made: Made? = nil
  ) throws(StoreError) -> Outcome {
    let time = made?.time ?? now()
    let known = known
    let (outcome, news, after) = try database.write {
      (transaction) throws(StoreError) -> (Outcome, TaskChange?, JournalPosition) in
      let before = try transaction.position()
      let news = try known.flatMap { (known) throws(StoreError) in
        before == known ? nil : try self.news(since: known, upTo: before)
      }
      var plan = Plan(transaction, record, made ?? Made(time: time))
      try plan.carryOut(mutation)
      return (plan.outcome, news, try transaction.position())
    }
    self.known = after
    if let news { publish(news, upTo: after.step - outcome.steps.count) }
    if !outcome.steps.isEmpty {
      publish(.delta(TaskDelta(outcome.revisions, steps: outcome.steps, isForeign: false)), upTo: after.step)
    }
    return outcome
  }

  // MARK: other processes

  /// Tells observers what other processes have changed meanwhile. Costs next to nothing when nothing was.
  public func catchUp() throws(StoreError) {
    guard let known, try database.hasForeignChanges() else { return }
    let position = try database.position()
    guard position != known else { return }
    let news = try news(since: known, upTo: position)
    self.known = position
    publish(news, upTo: position.step)
  }

  /// Reads the list again for every observer, whatever has become of the file.
  public func reload() throws(StoreError) {
    let list = try database.tasks(TaskQuery(status: scope))
    known = list.position
    publish(.reset(list.tasks), upTo: list.position.step)
  }

  /// Finished tasks are not read before somebody wants to see them. From now on `changes` is about them, too.
  public func includeFinished() throws(StoreError) {
    guard scope == .open else { return }
    scope = .any
    if subject.hasObservers { try reload() }
  }

  /// What has come since a position; everything anew where the steps between are not all there.
  private func news(since known: JournalPosition, upTo position: JournalPosition) throws(StoreError) -> TaskChange {
    let entries = try database.steps(after: known.step).filter { $0.step.number <= position.step }
    let isComplete = entries.first?.step.number == known.step + 1 && entries.last?.step.number == position.step
    guard isComplete else { return .reset(try database.tasks(TaskQuery(status: scope)).tasks) }
    return .delta(TaskDelta(entries.flatMap(\.revisions), steps: entries.map(\.step), isForeign: true))
  }

  private func publish(_ change: TaskChange, upTo step: Int) {
    subject.onNext(Published(change: change, upTo: step))
  }
}

extension TaskChange {
  var isReset: Bool { if case .reset = self { true } else { false } }
}
