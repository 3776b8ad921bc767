import CPosix
import Dispatch
import Glibc
import LineEditing
import Observables
import Tasks
import Terminal

/// `watch` on a terminal: the screen follows the list until it is left.
///
/// Frames come from the session's one subscription to the view, at most one in `interval`; between them nothing wakes up,
/// but for an age that is about to be another one.
@MainActor
final class ScreenWatch {
  /// The first change is drawn at once, and while more keep coming, the latest state twenty times a second.
  private static let interval = RxTimeInterval.milliseconds(50)
  /// Ages are at most so many seconds behind.
  private static let agePatience: Int64 = 60
  /// How long an Escape may stay alone before it is one; as at the prompt.
  private static let escapeDelay: UInt64 = 30_000_000

  private let session: Session
  private let loop: EventLoop
  private let scheduler: DeadlineScheduler
  private let screen: FullScreen
  private var frame = Frame()
  private var keys = WatchKeys()
  private var first = 0
  private var note: String?
  private let ageing = SerialDisposable()
  /// What ends it, and whether anything does.
  private var end: Ending?

  private enum Ending {
    case left
    case signal(Signal)
    case fault(TerminalError)
  }

  private var console: Console { session.console }

  init(session: Session, surroundings: Surroundings, hasAlternateScreen: Bool) {
    self.session = session
    loop = surroundings.loop
    scheduler = surroundings.scheduler
    screen = FullScreen(input: 0, output: session.console.output, hasAlternate: hasAlternateScreen)
  }

  /// - Throws: `LineFault` where more has to end than this; `LineEditingError`
  func run() throws {
    let size = console.size
    let print = console.printAbove
    console.printAbove = { [weak self] in self?.keep($0) ?? false }
    defer {
      console.printAbove = print
      if let note { console.report(note + "\n") }
      if console.size != size { loop.post(.resize) }  // the prompt's line has another width now
    }
    try loop.catchingScreenSignals(follow)
    switch end {
    case .signal(let signal): throw LineFault.terminated(signal)
    case .fault(let error): throw LineFault.output(error)
    case .left, nil: break
    }
  }

  private func follow() throws(LineEditingError) {
    defer { screen.leave() }
    take()
    let drawing = session.updates.asObservable().throttle(Self.interval, scheduler: scheduler)
      .subscribe(onNext: { [weak self] _ in MainActor.assumeIsolated { self?.listChanged() } })
    defer {
      drawing.dispose()
      ageing.dispose()
    }
    var escapeDeadline: UInt64?
    while end == nil {
      switch try loop.wait(reading: 0, until: escapeDeadline) {
      case .readable: readKeys()
      case .signal(let signal): handle(signal)
      case .timeout: perform(keys.giveUp())
      case .served: continue
      }
      escapeDeadline = keys.isInSequence ? MonotonicClock.now + Self.escapeDelay : nil
    }
  }

  // MARK: drawing

  /// Takes the terminal and draws all of it.
  private func take() {
    do throws(TerminalError) { try screen.enter() } catch { fail(error) }
    redraw()
  }

  private func redraw() {
    frame = Frame()
    draw()
  }

  private func listChanged() {
    note = nil
    draw()
  }

  private func draw() {
    let size = console.size
    let page = page(size)
    if let text = frame.update(page.rows, size: size) {
      do throws(TerminalError) { try Output.write(text, to: console.output) } catch { fail(error) }
    }
    let wait = page.secondsToNextAge.map { max($0, Self.agePatience) }
    ageing.disposable =
      wait.map { seconds in
        scheduler.scheduleRelative((), dueTime: .seconds(Int(seconds))) { [weak self] _ in
          MainActor.assumeIsolated { self?.draw() }
          return Disposables.create()
        }
      } ?? Disposables.create()
  }

  /// A terminal that has gone away may be met before the signal that says so.
  private func fail(_ error: TerminalError) {
    if case .write(_, EIO) = error { end = end ?? .signal(.hangup) } else { end = end ?? .fault(error) }
  }

  private func page(_ size: TerminalSize) -> WatchPage {
    let capacity = WatchPage.capacity(size, console.styles)
    first = min(first, max(0, session.update.visibleCount - capacity))
    let tasks = Array(session.view.rows(prefix: first + capacity).dropFirst(first))
    return WatchPage(
      update: session.update, tasks: tasks, first: first, size: size, styles: console.styles, now: .now, note: note,
      appearance: console.appearance)
  }

  /// What would be printed is shown in the last row, and printed afterwards if it is still true.
  private func keep(_ text: String) -> Bool {
    note = text.split(separator: "\n").first.map { String($0) }
    draw()
    return true
  }

  // MARK: keys and signals

  private func readKeys() {
    var bytes: [UInt8] = Array(repeating: 0, count: 256)
    let count = read(0, &bytes, bytes.count)
    if count > 0 {
      keys.feed(bytes.prefix(count))
      while end == nil, let action = keys.next() { perform(action) }
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      end = .signal(.hangup)  // the terminal has gone away
    }
  }

  private func perform(_ action: WatchAction?) {
    switch action {
    case nil: break
    case .leave: end = .left
    case .redraw: redraw()
    case .choose(let segment):
      first = 0
      var options = session.options.value
      options.segment = segment
      session.options.accept(options)
    case .scroll(let scroll):
      let page = max(1, WatchPage.capacity(console.size, console.styles))
      switch scroll {
      case .rows(let count): first += count
      case .pages(let count): first += count * page
      case .top: first = 0
      case .bottom: first = session.update.visibleCount
      }
      first = max(0, first)
      draw()
    }
  }

  private func handle(_ signal: Signal) {
    switch signal {
    case .interrupt: end = .left
    case .hangup, .terminate, .quit: end = .signal(signal)
    case .stop:
      screen.leave()
      cposix_stop_self()
      take()
    case .resume: take()
    case .resize: redraw()
    }
  }
}
