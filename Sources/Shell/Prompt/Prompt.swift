import Commands
import LineEditing
import Observables
import Tasks
import Terminal

/// The prompt: reads lines, has the session carry them out, and meanwhile tells what others do.
@MainActor
final class Prompt {
  private let session: Session
  private let paths: Paths
  private var panel: LivePanel?
  private var notices: NoticeBoard?
  private var nextLine = ""
  /// A request to end that came while a script ran.
  private var termination: Signal?

  private var console: Console { session.console }

  init(session: Session, paths: Paths) {
    self.session = session
    self.paths = paths
  }

  func run() -> ExitStatus {
    do {
      let surroundings = try session.surroundings()
      let loop = surroundings.loop
      loop.catchSignals()
      defer { loop.restoreSignals() }
      let editor = try LineEditor(loop: loop, configuration: configuration)
      prepare(editor, loop, surroundings.scheduler)
      try session.watch()
      greet(editor)
      loop.mailbox.post { [session] in MainActor.assumeIsolated { session.whenIdle?() } }
      return try read(editor)
    } catch let error as StoreError {
      console.report(Diagnostic(kind: .failure, message: error.description, hint: error.advice, line: ""))
    } catch let error as TerminalError {
      return Program.status(of: error)
    } catch {
      console.warn("the prompt cannot be used here: \(error)")
    }
    return .failure
  }

  private var configuration: LineEditor.Configuration {
    LineEditor.Configuration(history: (try? paths.history()).map { HistoryFile(path: $0) })
  }

  private func prepare(_ editor: LineEditor, _ loop: EventLoop, _ scheduler: DeadlineScheduler) {
    editor.displayWidth = { $0.displayWidth }
    editor.completions = { [session] line, cursor in
      MainActor.assumeIsolated { session.completions(line, cursor) }
    }
    if session.console.styles != .none {
      editor.hint = { [session] line in MainActor.assumeIsolated { session.hint(line) } }
    }
    let panel = LivePanel(session: session, scheduler: scheduler)
    self.panel = panel
    editor.panel = { [panel] columns, room in MainActor.assumeIsolated { panel.rows(columns: columns, room: room) } }
    editor.onChange = { [panel] line in MainActor.assumeIsolated { panel.lineChanged(line) } }
    editor.onShortcut = { [weak self, unowned editor] number in
      MainActor.assumeIsolated { self?.choose(segment: number - 1, editor) }
    }
    session.offerLine = { [weak self] in self?.nextLine = $0 }
    session.isInterrupted = { [weak self] in
      guard let signal = loop.takeSignal() else { return false }
      if signal.isTermination { self?.termination = signal }
      return signal.isTermination || signal == .interrupt
    }
    console.printAbove = { text in
      guard editor.isReading else { return false }
      editor.printAbove(text.last == "\n" ? String(text.dropLast()) : text)
      return true
    }
    let notices = NoticeBoard(scheduler: scheduler) { [weak self] delta in self?.show(delta) }
    self.notices = notices
    session.onForeignChange = { notices.post($0) }
  }

  // MARK: reading

  private func read(_ editor: LineEditor) throws -> ExitStatus {
    while true {
      editor.prompt = promptText
      let initialText = nextLine
      nextLine = ""
      let event = editor.readLine(initialText: initialText)
      defer { panel?.close() }
      switch event {
      case .line(let line, _):
        // Enter keeps a search: the command takes the preview's place.
        panel?.lineChanged(line)
        editor.addToHistory(line)
        do throws(LineFault) {
          if try session.perform(line) == .quit { return .success }
        } catch {
          if case .output(let fault) = error { throw fault }
          if case .terminated(let signal) = error { return .signal(signal.exitStatus - 128) }
          if case .interrupted = error { console.report(session.tally.farewell + "\n") }
        }
        if let termination { return .signal(termination.exitStatus - 128) }
      case .interrupted: continue
      case .endOfInput: return .success
      case .terminated(let signal): return .signal(signal.exitStatus - 128)
      case .failure(let error): throw error
      }
    }
  }

  /// `triage>`, with what is seen where that is not every open task.
  private var promptText: String {
    let options = session.options.value
    var words: [String] = []
    if options.segment != .all || options.status != .open { words.append(ViewFilter(options).words) }
    if !options.search.isEmpty {
      words.append("/\(options.search.visible)".truncated(toWidth: 20, console.appearance.marks.ellipsis))
    }
    let filter = words.isEmpty ? "" : " [\(words.joined(separator: " "))]"
    return Style(bold: true).apply(to: "triage\(filter)>", support: console.styles) + " "
  }

  private func greet(_ editor: LineEditor) {
    guard !console.isQuiet, !console.isJSON else { return }
    if let problem = editor.historyProblem { console.warn("the history of lines is not kept: \(problem)") }
    let open = session.update.segmentCounts[PriorityFilter.all.segment]
    try? console.write("triage \(Program.version): \(open.grouped) open; `help` lists the commands, ^D leaves\n")
    try? console.write(console.terminalPresenter().bar(session.update).map { $0 + "\n" }.joined())
  }

  /// F1…F4 and Alt-1…4.
  private func choose(segment: Int, _ editor: LineEditor) {
    guard let segment = PriorityFilter(segment: segment) else { return }
    do throws(StoreError) {
      try session.choose(segment)
    } catch {
      console.warn("\(error)")
      return
    }
    editor.prompt = promptText
    if editor.canDraw {
      panel?.open()
    } else {
      console.report(console.terminalPresenter().bar(session.update).map { $0 + "\n" }.joined())
    }
  }

  // MARK: others

  private func show(_ delta: TaskDelta) {
    guard !console.isQuiet, let notice = console.terminalPresenter().notice(delta) else { return }
    console.report(notice + "\n")
  }
}
