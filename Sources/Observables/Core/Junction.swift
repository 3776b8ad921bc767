/// The middle of an operator that listens to more than one source, or to a source and a clock.
///
/// One gate serialises what arrives; each source feeds a `Branch`. When the junction ends, whichever way, the end goes
/// on downwards and everything it holds is disposed of.
///
/// Who owns whom: the sources own the junction, by the closures they are given, and the junction its downstream and its
/// branches. The downstream knows it weakly. So when its sources are gone all is gone, disposed of or not.
@usableFromInline
class Junction: Lifeline, @unchecked Sendable {
  @usableFromInline final let gate = Gate()
  @usableFromInline final let downstream: Lifeline
  final let held = Guarded<[any Disposable]>([])

  @usableFromInline
  init(downstream: Lifeline) {
    self.downstream = downstream
    super.init()
    downstream.attach { [weak self] _ in self?.dispose() }
  }

  /// Ties the disposable's life to the junction's. False if one of them is over.
  @usableFromInline
  final func hold(_ disposable: some Cancelable) -> Bool {
    held.withLock { $0.append(disposable) }
    if isDisposed { disposable.dispose() }
    return !disposable.isDisposed
  }

  @usableFromInline
  final func release(_ disposable: any Disposable) {
    held.withLock { list in list.removeAll { $0 === disposable } }
  }

  @usableFromInline
  override final func ended(_ ending: Ending?) {
    let leavesFirst = leavesFirst
    if leavesFirst { leaveAll() }
    if let ending { downstream.finish(ending) }
    if !leavesFirst { leaveAll() }
    letGo()
  }

  private final func leaveAll() {
    let all = held.withLock { list in
      let all = list
      list = []
      return all
    }
    for disposable in all { disposable.dispose() }
  }

  @usableFromInline
  override final var leavesFirst: Bool { downstream.leavesFirst }

  /// Drops what a subclass keeps under a lock of its own. What the gate protects goes with the junction.
  @usableFromInline
  func letGo() {}

  /// A source has ended by itself: pass the gate, then `branchCompleted` or the end of everything.
  @usableFromInline
  func branchEnded(_ branch: Branch, _ ending: Ending) {
    gate.perform(self, (branch, ending)) { $0.handle($1.0, $1.1) }
  }

  private final func handle(_ branch: Branch, _ ending: Ending) {
    if isDisposed { return }
    if case .failed = ending { return finish(ending) }
    release(branch)
    branchCompleted(branch)
  }

  /// Inside the gate: one source has completed. By default the main one completes everything and others change nothing.
  @usableFromInline
  func branchCompleted(_ branch: Branch) {
    if branch.role == .main { finish(.completed) }
  }
}

/// A junction's subscription to one of its sources.
@usableFromInline
class Branch: Lifeline, @unchecked Sendable {
  @usableFromInline
  enum Role { case main, side }

  // Whoever can end a branch holds, until the end has been told, the closure that owns the junction (see
  // `Sink.finish`).
  unowned final let junction: Junction
  @usableFromInline final let role: Role

  @usableFromInline
  init(_ junction: Junction, _ role: Role = .main) {
    self.junction = junction
    self.role = role
    super.init()
  }

  @usableFromInline
  override final func ended(_ ending: Ending?) {
    if let ending { junction.branchEnded(self, ending) }
  }

  @usableFromInline
  override var leavesFirst: Bool { junction.leavesFirst }
}

extension Observable {
  /// Subscribes on a junction's behalf.
  ///
  /// `next` passes the junction's gate itself: handed in as a closure of its own, what is done inside the gate would be
  /// wrapped once an element, which costs an allocation.
  @inlinable
  final func feed(_ junction: Junction, through branch: Branch, _ next: @escaping (Element) -> Void) {
    if junction.hold(branch) { run(Sink(branch, next)) }
  }
}
