import CPosix
import Glibc
import LineEditing
import Observables
import Tasks
import Terminal

/// `watch` where there is no screen: a line for each change that others make, or a JSON value, sent at once.
///
/// It ends at ^C, at a request to end, or when nobody reads any more.
@MainActor
final class LineWatch {
  private let session: Session
  private let loop: EventLoop
  /// Whether only tasks in the view are told of; otherwise every change is.
  private let isFiltered: Bool
  private let bag = DisposeBag()
  /// What ends it.
  private var end: LineFault?

  private var console: Console { session.console }

  init(session: Session, loop: EventLoop, isFiltered: Bool) {
    self.session = session
    self.isFiltered = isFiltered
    self.loop = loop
  }

  /// - Throws: `LineFault`, except for a ^C at the prompt, which goes on after it; `LineEditingError`
  func run() throws {
    let isAtPrompt = session.offerLine != nil
    if !isAtPrompt { loop.catchSignals() }
    defer { if !isAtPrompt { loop.restoreSignals() } }
    session.updates.asObservable()
      .subscribe(onNext: { [weak self] update in MainActor.assumeIsolated { self?.tell(update) } })
      .disposed(by: bag)
    let reader = noteWhenNobodyReads()
    defer { if let reader { loop.stop(reader) } }
    if console.isTerminal, !console.isJSON, !console.isQuiet { console.report("watching; ^C ends it\n") }
    while end == nil {
      if case .signal(let signal) = try loop.wait() { note(signal) }
    }
    if case .interrupted = end, isAtPrompt {
      if console.isTerminal { console.report("\n") }  // behind the ^C that the terminal shows
      return
    }
    if let end { throw end }
  }

  private func note(_ signal: Signal) {
    if signal == .interrupt { end = .interrupted } else if signal.isTermination { end = .terminated(signal) }
  }

  private func tell(_ update: ViewUpdate) {
    guard end == nil else { return }
    guard let delta = update.delta else { return send([newList(update)]) }
    send(ChangeNotice.all(of: delta).filter { !isFiltered || $0.isSeen(through: update.options) }.map(line))
  }

  private func line(_ notice: ChangeNotice) -> String {
    if console.isJSON { return notice.json.text }
    return console.isTerminal ? notice.text.visible : notice.text.escapedForLog
  }

  /// Another list has taken the place of the one that was followed.
  private func newList(_ update: ViewUpdate) -> String {
    let value = JSON.object([
      ("change", .string("reset")), ("task", .null), ("session", .null), ("step", .null),
    ])
    return console.isJSON ? value.text : "the list was read anew: \(update.visibleCount.grouped) tasks"
  }
}

extension LineWatch {
  /// What a pipe takes without a wait once it takes anything (POSIX's PIPE_BUF on Linux).
  private static let pieceLength = 4096

  /// Writes lines, and meanwhile hears signals: a reader that has stopped reading must not hold the program for ever.
  private func send(_ lines: [String]) {
    var rest = Array(lines.map { $0 + "\n" }.joined().utf8)[...]
    while !rest.isEmpty, end == nil {
      if let signal = loop.takeSignal() { note(signal) }
      var entry = pollfd(fd: console.output, events: Int16(POLLOUT), revents: 0)
      // A signal that came just before the wait is seen a second later; nothing waits here while the reader reads.
      guard poll(&entry, 1, 1000) > 0 else { continue }
      do throws(TerminalError) {
        try Output.write(Array(rest.prefix(Self.pieceLength)), to: console.output)
        rest = rest.dropFirst(Self.pieceLength)
      } catch {
        end = .output(error)
      }
    }
  }

  /// The reader of a pipe may go while there is nothing to tell (`| head -1`): that is the end as well.
  private func noteWhenNobodyReads() -> EventLoop.Watch? {
    let output = console.output
    var status = stat()
    guard fstat(output, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
    // Nothing can be read at this end of a pipe: the wait ends for its error alone.
    return loop.watch(output) { [weak self] in
      MainActor.assumeIsolated { self?.end = self?.end ?? .output(.brokenPipe(descriptor: output)) }
    }
  }
}
