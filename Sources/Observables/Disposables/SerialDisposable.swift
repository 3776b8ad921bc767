/// Holds one disposable; giving it another disposes of the one before.
public final class SerialDisposable: Cancelable {
  private struct State {
    var current: (any Disposable)?
    var isDisposed = false
    /// Counts what it has been given, or is being given.
    var turn = 0
  }

  private let state = Guarded(State())

  /// Holds nothing yet.
  public init() {}

  /// Whether it was disposed of.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// What it holds. Setting it disposes of the one before, or of the new one if this is over.
  public var disposable: any Disposable {
    get { state.withLock { $0.current } ?? NopDisposable.instance }
    set {
      let superfluous: (any Disposable)? = state.withLock { state in
        if state.isDisposed { return newValue }
        state.turn += 1
        let old = state.current
        state.current = newValue
        return old
      }
      superfluous?.dispose()
    }
  }

  /// Gives it what `make` returns, unless it is given something else meanwhile.
  ///
  /// For work that is scheduled: it may run, and schedule its successor here, before `make` has returned. The successor
  /// must stay.
  func renew(_ make: () -> any Disposable) {
    let turn = state.withLock { state in
      state.turn += 1
      return state.turn
    }
    let made = make()
    let superfluous: (any Disposable)? = state.withLock { state in
      if state.isDisposed || state.turn != turn { return made }
      let old = state.current
      state.current = made
      return old
    }
    superfluous?.dispose()
  }

  /// Disposes of what it holds and of whatever it is given later.
  public func dispose() {
    let last: (any Disposable)? = state.withLock { state in
      state.isDisposed = true
      return state.current.take()
    }
    last?.dispose()
  }
}
