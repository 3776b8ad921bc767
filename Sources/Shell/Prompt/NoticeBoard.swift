import Dispatch
import Observables
import Tasks

/// Tells of what other sessions did: the first change at once, and while more keep coming, all of an interval together.
@MainActor
final class NoticeBoard {
  /// A tenth of a second: still at once for who watches, and ten lines a second at most.
  private static let interval = RxTimeInterval.milliseconds(100)

  private let scheduler: any SchedulerType
  private let show: (TaskDelta) -> Void
  private var waiting: TaskDelta?
  private var pause: (any Disposable)?

  init(scheduler: any SchedulerType, show: @escaping (TaskDelta) -> Void) {
    self.scheduler = scheduler
    self.show = show
  }

  func post(_ delta: TaskDelta) {
    if pause != nil {
      waiting = waiting.map { $0.followed(by: delta) } ?? delta
      return
    }
    show(delta)
    pause = scheduler.scheduleRelative((), dueTime: NoticeBoard.interval) { [weak self] _ in
      MainActor.assumeIsolated { self?.pauseEnded() }
      return Disposables.create()
    }
  }

  private func pauseEnded() {
    pause = nil
    guard let delta = waiting else { return }
    waiting = nil
    post(delta)
  }
}
