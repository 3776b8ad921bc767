import Synchronization

/// Work that waits in a scheduler. It runs once, or is cancelled and lets its closure go at once.
///
/// `@unchecked`: whoever sets `isTaken` first may touch `action`.
package final class ScheduledWork: Lifeline, @unchecked Sendable {
  private let isTaken = Atomic<Bool>(false)
  // Protected as the class's comment says.
  @exclusivity(unchecked) private var action: (() -> any Disposable)?

  package init(_ action: @escaping () -> any Disposable) {
    self.action = action
    super.init()
  }

  package convenience init<State>(_ state: State, _ action: @escaping (State) -> any Disposable) {
    self.init { action(state) }
  }

  /// Whether it was cancelled or has nothing left to cancel.
  package var isOver: Bool { isDisposed }

  /// Runs the work on this thread, unless it ran or was cancelled before.
  package func run() {
    guard let action = takeAction(), !isDisposed else { return }
    let remains = action()
    if remains === NopDisposable.instance { return dispose() }
    attach { _ in remains.dispose() }
  }

  package func cancel() { dispose() }

  override func ended(_ ending: Ending?) { _ = takeAction() }

  private func takeAction() -> (() -> any Disposable)? {
    isTaken.exchange(true, ordering: .acquiringAndReleasing) ? nil : action.take()
  }
}
