import LineEditing
import Observables
import Persistence
import Tasks

/// What a session waits for that lasts longer than one command: keys, signals, time, and what others do to the store.
@MainActor
final class Surroundings {
  let loop: EventLoop
  let scheduler = DeadlineScheduler()
  private let feed: ChangeFeed
  private unowned let session: Session

  /// From here on whatever other processes change is found; read the list after this.
  init(of session: Session) throws(LineEditingError) {
    self.session = session
    feed = ChangeFeed(store: session.storePath)
    loop = try EventLoop()
    loop.deadlines = Deadlines(
      next: { [scheduler] in scheduler.nextDeadline.map { UInt64(clamping: $0.nanoseconds) } },
      runDue: { [scheduler] in scheduler.runDue(.now) })
    scheduler.onEarlierDeadline = { [mailbox = loop.mailbox] in mailbox.post {} }
    _ = loop.watch(feed.fileDescriptor) { [weak self] in
      MainActor.assumeIsolated { self?.lookForChanges() }
    }
  }

  private func lookForChanges() {
    guard feed.drain() else { return }
    do throws(StoreError) {
      let replacements = session.store.replacements
      try session.store.catchUp()
      if session.store.replacements != replacements { session.console.warn(Session.replaced) }
      try session.accountForeignSteps()
    } catch {
      session.console.warn("\(error)")
    }
  }
}
