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
  /// The tasks that `changes` is about.
  private(set) public var scope = TaskQuery(status: .open)
  /// Whether the tasks outside `scope` are counted when the list is read.
  private var countsUnread = false
  /// What commands of a group did, which nobody has heard of yet; nil outside of a group.
  private var group: Group?
  let now: @Sendable () -> Timestamp

  /// Commands that share a transaction.
  private struct Group {
    /// What observers knew before it.
    let known: JournalPosition?
    /// For each command what there is to tell.
    var news: [[Published]] = []
  }

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
      let (snapshot, position) = try read()
      known = known ?? position
      observer.onNext(.reset(snapshot))
      let told = Told(position.step)
      return subject.subscribe(onNext: { published in
        guard published.upTo > told.step || published.change.isReset else { return }
        told.step = published.upTo
        observer.onNext(published.change)
      })
    } catch {
      observer.onError(error)
      return Disposables.create()
    }
  }

  /// The step up to which one observer knows the list. A reset may lead back: another file can take the store's place.
  private final class Told: @unchecked Sendable {
    // Read and set on the main thread, where changes are published.
    var step: Int

    init(_ step: Int) { self.step = step }
  }

  /// The list, as far as it is wanted.
  private func read() throws(StoreError) -> (snapshot: TaskSnapshot, position: JournalPosition) {
    let (columns, position) = try database.columns(scope)
    var snapshot = TaskSnapshot(columns)
    if countsUnread { snapshot.unread = try database.counts().outside(scope) }
    return (snapshot, position)
  }

  /// How often another list was found in the place of the one that was known: a journal only ever grows, and each step
  /// answers for those before it.
  public private(set) var replacements = 0

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
    var told: [Published] = []
    if let news { told.append(Published(change: news, upTo: after.step - outcome.steps.count)) }
    if !outcome.steps.isEmpty, subject.hasObservers {
      let delta = TaskDelta(outcome.revisions, steps: outcome.steps, isForeign: false)
      told.append(Published(change: .delta(delta), upTo: after.step))
    }
    if group == nil { told.forEach(subject.onNext) } else { group?.news.append(told) }
    return outcome
  }

  /// From now on, commands share one transaction: each is a step of its own, or none where it fails, but they are on disk
  /// only after `commitGroup`, and observers hear of each only when what that returns is called.
  public func beginGroup() throws(StoreError) {
    guard group == nil else { return }
    try database.beginGroup()
    group = Group(known: known)
  }

  /// Whether commands share a transaction at the moment.
  public var isGrouping: Bool { group != nil }

  /// Puts the group's commands on disk. When it throws, none of them has happened.
  ///
  /// - Returns: for each command, in their order, what tells observers of it.
  public func commitGroup() throws(StoreError) -> [() -> Void] {
    guard let group else { return [] }
    self.group = nil
    do throws(StoreError) { try database.commitGroup() } catch {
      known = group.known
      throw error
    }
    return group.news.map { [subject] news in { news.forEach(subject.onNext) } }
  }

  // MARK: other processes

  /// Tells observers what other processes have changed meanwhile. Costs next to nothing when nothing was.
  public func catchUp() throws(StoreError) {
    guard group == nil, let known, try database.hasForeignChanges() else { return }
    let position = try database.position()
    guard position != known else { return }
    let news = try news(since: known, upTo: position)
    self.known = position
    publish(news, upTo: position.step)
  }

  /// Reads the list again for every observer, whatever has become of the file.
  public func reload() throws(StoreError) {
    let (snapshot, position) = try read()
    known = position
    publish(.reset(snapshot), upTo: position.step)
  }

  /// Finished tasks are not read before somebody wants to see them. From now on `changes` is about them, too.
  public func includeFinished() throws(StoreError) {
    guard scope.status != .any else { return }
    scope.status = .any
    if subject.hasObservers { try reload() }
  }

  /// For one look at the list, before which nobody has subscribed: `changes` is about no other tasks than these.
  ///
  /// - Parameters:
  ///   - query: the tasks that are looked at.
  ///   - countingOthers: whether the others are counted, for the bar.
  public func narrow(to query: TaskQuery, countingOthers: Bool) {
    scope = query
    countsUnread = countingOthers
  }

  /// What has come since a position; everything anew where the steps between are not all there.
  private func news(since known: JournalPosition, upTo position: JournalPosition) throws(StoreError) -> TaskChange {
    let entries = try database.steps(after: known.step).filter { $0.step.number <= position.step }
    let isComplete = entries.first?.step.number == known.step + 1 && entries.last?.step.number == position.step
    guard isComplete, try database.position(at: known.step) == known else {
      replacements += 1
      return .reset(try read().snapshot)
    }
    return .delta(TaskDelta(foreign: entries))
  }

  private func publish(_ change: TaskChange, upTo step: Int) {
    subject.onNext(Published(change: change, upTo: step))
  }
}

extension TaskChange {
  var isReset: Bool { if case .reset = self { true } else { false } }
}
