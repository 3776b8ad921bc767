import Commands
import LineEditing
import Observables
import Tasks
import Terminal

/// A session: the store, what is seen of it, and the log of what was done. It carries out one line after the other.
///
/// What is seen is derived: there is one subscription, to the one pipeline of changes and options, and `update` is what it
/// told last.
@MainActor
final class Session {
  let store: TaskStore
  let console: Console
  let options: BehaviorRelay<ViewOptions>
  var settings = Settings()
  var log: SessionLog?
  /// Opens a log when `log on` asks for one and there is none.
  var openLog: (() throws(SessionLog.Fault) -> SessionLog?)?
  /// The number of this session, where it has one already.
  var number: Int?
  /// The task last touched here: what `.` means.
  var touched: Int?
  /// Asked between the lines of a script: whether the user wants it to end.
  var isInterrupted: () -> Bool = { false }
  /// Put on the next line that is read, to be changed: the old title after `edit ID`. Nil where nobody reads lines.
  var offerLine: ((String) -> Void)?
  /// What can wait until the first prompt is on the screen.
  var whenIdle: (() -> Void)?
  /// Whether this session ends after one command: then that one reads only the tasks that it shows.
  var isOneShot = false
  /// Whether others may follow a line, from standard input or the command line.
  var isScript = false
  let keepsGoing: Bool
  let isForced: Bool

  let view = TaskView()
  private(set) var update = ViewUpdate()
  /// Each update, for those who draw while nobody types: there is no other subscription to the view.
  let updates = PublishRelay<ViewUpdate>()
  /// Hears of changes that other sessions made.
  var onForeignChange: ((TaskDelta) -> Void)?
  /// Where the store lies.
  let storePath: String
  /// What it waits for, once it waits.
  private var known: Surroundings?
  /// The scripts that are being carried out, the innermost last.
  var runs: [Script] = []
  /// What they have come to.
  var tally = RunTally()
  /// Commands of a script that were carried out and are not on disk yet.
  var waiting: [WaitingCommand] = []
  var groupStart = ContinuousClock.now
  private var bag = DisposeBag()
  private var viewFault: StoreError?
  private(set) var isWatching = false
  /// What is told of a store of which another file has taken the place.
  static let replaced = "another list has taken the place of the one that you saw"

  init(store: TaskStore, at storePath: String, console: Console, options: Options) {
    self.store = store
    self.storePath = storePath
    self.console = console
    self.options = BehaviorRelay(value: ViewOptions())
    settings.color = options.color
    keepsGoing = options.keepsGoing
    isForced = options.isForced
  }

  /// Subscribes to the view, once; the list is read now. Commands that need no list never come here.
  func watch() throws(StoreError) {
    guard !isWatching else { return }
    isWatching = true
    TaskView.updates(of: store.changes, seenThrough: options, by: view)
      .subscribe(
        onNext: { [weak self] update in MainActor.assumeIsolated { self?.receive(update) } },
        onError: { [weak self] error in MainActor.assumeIsolated { self?.viewFault = error as? StoreError } }
      )
      .disposed(by: bag)
    if let viewFault {
      isWatching = false
      self.viewFault = nil
      bag = DisposeBag()
      throw viewFault
    }
  }

  private func receive(_ update: ViewUpdate) {
    self.update = update
    updates.accept(update)
    if let delta = update.delta, delta.isForeign { onForeignChange?(delta) }
  }

  /// What it waits for: made when it first waits, and the same from then on.
  func surroundings() throws(LineEditingError) -> Surroundings {
    if let known { return known }
    let new = try Surroundings(of: self)
    known = new
    return new
  }

  /// Accepts other options. Finished tasks are read first where they are to be seen.
  func look(through new: ViewOptions) throws(StoreError) {
    if isOneShot, !isWatching, runs.isEmpty {
      // A search counts what it finds in each segment.
      let segment = new.search.isEmpty ? new.segment : .all
      store.narrow(
        to: TaskQuery(status: new.status, segment: segment), countingOthers: console.isTerminal && !console.isJSON)
    } else if new.status != .open {
      try store.includeFinished()
    }
    options.accept(new)
  }

  /// Everything that is seen, or its first rows.
  func viewAnswer(rows count: Int? = nil) throws(StoreError) -> Answer {
    try watch()
    return .view(update, rows: count.map { view.rows(prefix: $0) } ?? view.rows)
  }
}
