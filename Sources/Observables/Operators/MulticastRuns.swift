/// The runs of a source, one after the other, each with a subject.
///
/// It does not know the source, which holds it while a run is on.
///
/// `@unchecked`: `state` is under a lock, the rest constant.
final class Runs<Element, Subject: SubjectType>: @unchecked Sendable where Subject.Observer.Element == Element {
  private struct State {
    var subject: Subject?
    var connection: Connection?
  }

  private let makeSubject: () -> Subject
  private let state = Guarded(Unchecked(State()))

  init(through makeSubject: @escaping () -> Subject) { self.makeSubject = makeSubject }

  /// The subject of this run, or of the next if none has begun.
  func subject() -> Subject {
    if let subject = state.withLock({ Unchecked($0.value.subject) }).value { return subject }
    // It is somebody's closure: not under the lock.
    let made = Unchecked(makeSubject())
    return state.withLock { state in
      let subject = state.value.subject ?? made.value
      state.value.subject = subject
      return Unchecked(subject)
    }.value
  }

  /// Begins a run, or joins the one that is on.
  ///
  /// - Parameters:
  ///   - source: Is subscribed to, if a run begins.
  ///   - announce: Is told the connection before that: the source may tell at once, and be enough.
  /// - Returns: The connection.
  func connect(_ source: Observable<Element>, _ announce: (Lifeline) -> Void) -> Lifeline {
    let observer = subject().asObserver()
    let fresh = Connection(self)
    let connection = state.withLock { state in
      let connection = state.value.connection ?? fresh
      state.value.connection = connection
      return connection
    }
    announce(connection)
    if connection !== fresh || connection.isDisposed { return connection }
    let inlet = Inlet(self, connection, observer)
    connection.inlet = inlet
    source.run(Sink(connection) { inlet.observer.on(.next($0)) })
    return connection
  }

  /// The run with this connection is over.
  private func conclude(_ connection: Connection) {
    let old = state.withLock { state -> Unchecked<State>? in
      guard state.value.connection === connection else { return nil }
      let old = Unchecked(state.value)
      state.value = State()
      return old
    }
    // The subject may die here: outside the lock.
    _ = consume old
  }

  /// The subscription to the source.
  ///
  /// `@unchecked`: `inlet` is set before the source is subscribed to.
  private final class Connection: Lifeline, @unchecked Sendable {
    // Weak, because the first owns this, and the second is the source's: when the source lets go of it, the run is over.
    weak let runs: Runs?
    // Protected as the class's comment says.
    @exclusivity(unchecked) weak var inlet: Inlet?

    init(_ runs: Runs) {
      self.runs = runs
      super.init()
    }

    override func ended(_ ending: Ending?) {
      let inlet = inlet
      // First, so that whoever subscribes when told of the end begins anew.
      runs?.conclude(self)
      if let ending { inlet?.observer.on(Event(ending)) }
    }
  }

  /// What the source holds of a run.
  private final class Inlet {
    let observer: Subject.Observer
    private let runs: Runs
    private let connection: Connection

    init(_ runs: Runs, _ connection: Connection, _ observer: Subject.Observer) {
      self.runs = runs
      self.connection = connection
      self.observer = observer
    }

    deinit { runs.conclude(connection) }
  }
}
