extension ConnectableObservableType {
  /// Connects with the first observer and ends the connection with the last.
  ///
  /// ```
  /// observers     -1-----2--1-----0--1
  /// connection    -c--------------d--c    connected, disposed of
  /// ```
  ///
  /// `share(replay:scope:)` is this and `multicast` in one, and faster.
  ///
  /// - Returns: The sequence. Each call counts for itself.
  /// - Complexity: O(1) a subscription, beside the connection's.
  public func refCount() -> Observable<Element> {
    let source = asObservable()
    let census = Census()
    return Observable { sink in
      let observer = Counted(sink.lifeline, census)
      // This holds what is below for as long as the source can call.
      source.run(Sink(observer) { sink.send($0) })
      guard let connection = census.arrive(observer) else { return }
      if let own = self as? ConnectableObservable<Element> {
        own.connect { connection.disposable = $0 }
      } else {
        connection.renew { connect() }
      }
    }
  }
}

/// Who is counted, and in which run.
struct Headcount {
  private(set) var run = 0
  private var present = 0

  /// True: the first one, so connect.
  mutating func arrived() -> Bool {
    present += 1
    return present == 1
  }

  /// Somebody has left a run. True: it was the last one, and that run is over.
  mutating func left(_ run: Int) -> Bool {
    guard run == self.run else { return false }
    present -= 1
    if present > 0 { return false }
    self.run += 1
    return true
  }

  /// A run has ended by itself. True: this is the first to say so.
  mutating func ended(_ run: Int) -> Bool {
    guard run == self.run else { return false }
    present = 0
    self.run += 1
    return true
  }
}

/// The observers of a `refCount` and the connection they share. It knows nothing of the source, which leads to the
/// observers, or the two would keep each other alive.
private final class Census: Sendable {
  private struct State {
    var headcount = Headcount()
    var connection = SerialDisposable()
  }

  private let state = Guarded(State())

  /// - Returns: For the first observer, where to put the connection.
  func arrive(_ observer: Counted) -> SerialDisposable? {
    state.withLock { state in
      if observer.isGone { return nil }
      observer.run = state.headcount.run
      return state.headcount.arrived() ? state.connection : nil
    }
  }

  /// - Returns: The connection, if it is to be ended.
  func leave(_ observer: Counted, by ending: Ending?) -> SerialDisposable? {
    state.withLock { state in
      observer.isGone = true
      guard let run = observer.run else { return nil }
      let isOver = ending == nil ? state.headcount.left(run) : state.headcount.ended(run)
      if !isOver { return nil }
      let old = state.connection
      state.connection = SerialDisposable()
      return old
    }
  }
}

/// An observer of a `refCount`.
private final class Counted: Lifeline, @unchecked Sendable {
  // Unowned, because it owns this; the closure that the source is given holds it.
  private unowned let downstream: Lifeline
  private let census: Census
  // Protected by the census's lock. nil: not counted yet.
  @exclusivity(unchecked) var run: Int?
  @exclusivity(unchecked) var isGone = false

  init(_ downstream: Lifeline, _ census: Census) {
    self.downstream = downstream
    self.census = census
    super.init()
    downstream.attach { _ in self.dispose() }
  }

  override func ended(_ ending: Ending?) {
    // First, so that whoever subscribes when told of the end begins anew.
    let connection = census.leave(self, by: ending)
    if let ending { downstream.finish(ending) }
    connection?.dispose()
  }

  override var leavesFirst: Bool { downstream.leavesFirst }
}
