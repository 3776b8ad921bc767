/// Holds a disposable that is not known yet when this is handed out.
///
/// It can be given one once; a second assignment is a programmer's error and traps.
public final class SingleAssignmentDisposable: Cancelable {
  private struct State {
    var current: (any Disposable)?
    var isAssigned = false
    var isDisposed = false
  }

  private let state = Guarded(State())

  /// Holds nothing yet.
  public init() {}

  /// Whether it was disposed of.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// Gives it what it is to hold. Disposes of that at once if this is over.
  ///
  /// - Parameter disposable: Ends with this.
  public func setDisposable(_ disposable: any Disposable) {
    let (isSecond, isOver) = state.withLock { state in
      defer { state.isAssigned = true }
      if !state.isAssigned, !state.isDisposed { state.current = disposable }
      return (state.isAssigned, state.isDisposed)
    }
    precondition(!isSecond, "a SingleAssignmentDisposable was assigned twice")
    if isOver { disposable.dispose() }
  }

  /// Disposes of what it holds, or of what it is given later.
  public func dispose() {
    let last: (any Disposable)? = state.withLock { state in
      state.isDisposed = true
      return state.current.take()
    }
    last?.dispose()
  }
}
