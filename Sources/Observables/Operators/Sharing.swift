/// Who observes a shared sequence, and the one subscription to its source.
///
/// `@unchecked`: `state` is under a lock, the rest constant.
@usableFromInline
final class Sharing<Element>: @unchecked Sendable {
  private struct State {
    var hub: Hub<Element>?
    var connection: Connection?
    var observers = 0
    /// Scope `forever`: the source has ended and is not run again.
    var isOver = false
  }

  private let state = Guarded(Unchecked(State()))
  private let replay: Int
  private let scope: SubjectLifetimeScope

  @usableFromInline
  init(replay: Int, scope: SubjectLifetimeScope) {
    self.replay = replay
    self.scope = scope
  }

  /// Counts one observer more.
  ///
  /// - Returns: The hub to be added to, and, for the first observer, the lifeline to subscribe to the source with.
  @usableFromInline
  func join() -> (hub: Hub<Element>, connection: Lifeline?) {
    let fresh = Hub<Element>(remembering: replay)
    return state.withLock { state -> Unchecked<(hub: Hub<Element>, connection: Lifeline?)> in
      let hub = state.value.hub ?? fresh
      state.value.hub = hub
      if state.value.isOver { return Unchecked((hub, nil)) }
      state.value.observers += 1
      if state.value.connection != nil { return Unchecked((hub, nil)) }
      let connection = Connection(self, hub)
      state.value.connection = connection
      return Unchecked((hub, connection))
    }.value
  }

  /// Counts one observer less; the last one's leaving ends the subscription to the source.
  @usableFromInline
  func leave(_ hub: Hub<Element>) {
    let old = state.withLock { state -> Unchecked<State>? in
      guard state.value.hub === hub, state.value.connection != nil else { return nil }
      state.value.observers -= 1
      guard state.value.observers == 0 else { return nil }
      return take(&state.value)
    }
    old?.value.connection?.dispose()
  }

  /// The source has ended.
  private func conclude(_ connection: Connection) {
    let old = state.withLock { state -> Unchecked<State>? in
      guard state.value.connection === connection else { return nil }
      let old = take(&state.value)
      state.value.isOver = scope == .forever
      return old
    }
    // What it remembers may be somebody's last reference: let go of outside the lock.
    _ = consume old
  }

  /// The source has let go without an end: nobody will be called again. The subscription to it stays until the last
  /// observer has left, for what it disposes of then.
  func abandon(_ connection: Lifeline) {
    if scope == .forever { return }
    let hub = state.withLock { state in
      Unchecked(state.value.connection === connection ? state.value.hub : nil)
    }
    hub.value?.abandon()
  }

  /// Ends a run. What there was is the caller's to let go, outside the lock.
  private func take(_ state: inout State) -> Unchecked<State> {
    let old = Unchecked(state)
    state.connection = nil
    state.observers = 0
    if scope == .whileConnected { state.hub = nil }
    return old
  }

  /// The subscription to the source.
  private final class Connection: Lifeline, @unchecked Sendable {
    // Weak, because it owns this.
    weak let sharing: Sharing?
    let hub: Hub<Element>

    init(_ sharing: Sharing, _ hub: Hub<Element>) {
      self.sharing = sharing
      self.hub = hub
      super.init()
    }

    override func ended(_ ending: Ending?) {
      guard let ending else { return }
      sharing?.conclude(self)
      hub.stop(ending)
    }
  }
}

/// What the source holds of a shared sequence.
@usableFromInline
final class Inlet<Element> {
  @usableFromInline let hub: Hub<Element>
  private let sharing: Sharing<Element>
  private let connection: Lifeline

  @usableFromInline
  init(_ sharing: Sharing<Element>, _ connection: Lifeline, _ hub: Hub<Element>) {
    self.sharing = sharing
    self.connection = connection
    self.hub = hub
  }

  deinit { sharing.abandon(connection) }
}
