import Dispatch
import Observables
import Tasks

/// Tells of what other sessions did. A change by itself is told at once; of a burst (a script, a loop in a shell) all is told
/// together when it pauses, and once a second while it does not.
@MainActor
final class NoticeBoard {
  /// A script's commits follow each other within 50 ms; and a change is on the screen within a tenth of a second.
  private static let pause = RxTimeInterval.milliseconds(70)
  private static let patience: Int64 = 1_000_000_000

  private let scheduler: any SchedulerType
  private let show: (TaskDelta) -> Void
  /// What has not been told yet, and since when it waits.
  private var waiting: [TaskDelta] = []
  private var since: RxTime?
  private let quiet = SerialDisposable()
  private var isQuiet = true

  init(scheduler: any SchedulerType, show: @escaping (TaskDelta) -> Void) {
    self.scheduler = scheduler
    self.show = show
  }

  func post(_ delta: TaskDelta) {
    waiting.append(delta)
    let start = since ?? scheduler.now
    since = start
    // Several steps in one commit are the start of a script.
    let isAlone = isQuiet && delta.steps.count == 1
    if isAlone || scheduler.now.nanoseconds - start.nanoseconds >= NoticeBoard.patience { tell() }
    isQuiet = false
    quiet.disposable = scheduler.scheduleRelative((), dueTime: NoticeBoard.pause) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.isQuiet = true
        self?.tell()
      }
      return Disposables.create()
    }
  }

  private func tell() {
    since = nil
    guard !waiting.isEmpty else { return }
    let all = waiting.count == 1 ? waiting[0] : TaskDelta(foreign: waiting.flatMap(\.entries))
    waiting = []
    show(all)
  }
}
