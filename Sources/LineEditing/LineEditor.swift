import CPosix
import Glibc

/// The editing keys, as the user knows them from elsewhere.
package enum EditingMode: Sendable {
  case emacs, vi
}

/// Reads lines from a terminal with libedit: history, search, completion, and everything else that happens meanwhile.
///
///     let loop = try EventLoop()
///     let editor = try LineEditor(loop: loop)
///     editor.prompt = "\u{1B}[1mtriage>\u{1B}[0m "
///     while case .line(let text, _) = editor.readLine() { run(text) }
///
/// While `readLine()` waits for a key it waits in `loop`, so watched descriptors, the mailbox and deadlines are served
/// on the same thread; what they run may call `printAbove`. Use it on one thread, and one editor at a time in a process:
/// libedit and the terminal database keep globals.
///
/// A closure that is stored here and holds the editor keeps it for ever: take it `unowned` there.
package final class LineEditor {
  /// Where it reads and what it starts with.
  package struct Configuration {
    /// Which commands for libedit are carried out at the start.
    package enum Startup: Equatable, Sendable {
      case none
      /// `$EDITRC`, or `~/.editrc`.
      case user
      case file(String)
    }

    /// A terminal.
    package var input: Int32
    /// The same terminal.
    package var output: Int32
    /// The terminal's kind; nil for what `TERM` says.
    package var terminal: String?
    package var startup: Startup
    /// Where lines are kept from session to session; nil keeps them until the end of this one.
    package var history: HistoryFile?

    package init(
      input: Int32 = 0, output: Int32 = 1, terminal: String? = nil, startup: Startup = .user,
      history: HistoryFile? = nil
    ) {
      self.input = input
      self.output = output
      self.terminal = terminal
      self.startup = startup
      self.history = history
    }
  }

  /// Stands before the line. It may hold colour sequences (`ESC [ … m`), which a terminal that knows none does not get.
  /// Another one is shown at once, also while a line is being typed.
  package var prompt = "> " {
    didSet { if isReading, prompt != oldValue { exchangePrompt() } }
  }
  /// Rows to stand below the line, each at most `columns` wide, `room` of them at most. Asked whenever the line, the size
  /// or anything that the loop served may have changed; never on a terminal that cannot be drawn on.
  package var panel: ((_ columns: Int, _ room: Int) -> [String])?
  /// How the line may go on, shown dim behind it. Asked with each change of the line.
  package var hint: ((_ line: String) -> LineHint?)?
  /// Hears of the line whenever a key has changed it.
  package var onChange: ((_ line: String) -> Void)?
  /// Hears of F1…F4 and, in emacs mode, Alt-1…4, by number from 1. The line stays as it is.
  package var onShortcut: ((Int) -> Void)?
  /// What Tab offers, by the line and how many of its characters stand before the cursor.
  package var completions: ((_ line: String, _ cursor: Int) -> Completions)?
  /// Columns of a text on the screen; for the list of completions.
  package var displayWidth: (String) -> Int = { $0.count }
  /// The first thing that went wrong with the history file; the editor goes on without.
  package private(set) var historyProblem: LineEditingError?
  /// Whether `readLine()` is running.
  package private(set) var isReading = false

  /// What waits while a line is read.
  package let loop: EventLoop
  let configuration: Configuration
  let libedit: Libedit
  /// Whether the screen round the line can be drawn: not on a dumb terminal.
  package let canDraw: Bool
  var drawnPrompt = Prompt("", styled: false)
  var decoder = KeyDecoder()
  /// Scalars that one key has become and libedit has not fetched.
  var queued: [Unicode.Scalar] = []
  /// Put on the line before the first key.
  var initialText: String?
  /// When an Escape that nothing follows is a lone one.
  var escapeDeadline: UInt64?
  /// Why reading ended, where it was not by a line or ^D.
  var outcome: LineEvent?
  var catcher = SignalCatcher()
  private var newestInHistory: String?
  /// The width for which the line was drawn last.
  var drawnColumns = 80
  /// A change of size that waits for the terminal's answer.
  var resizing: Resize?
  /// Keys that wait for the end of that.
  var heldKeys: [Key] = []
  /// What stands below the line.
  var panelDrawn = Panel()
  /// What stands dim behind the line.
  var hintDrawn: LineHint?
  /// Whether the terminal has been asked to keep the picture back.
  var isHolding = false
  /// The line that `onChange` was told last.
  var reported = ""
  /// The buffer as it was when it was last drawn afresh for its zero-width characters.
  var repainted: [Unicode.Scalar]?

  /// Prepares reading; the terminal is not touched until `readLine()`.
  ///
  /// The process handles text as UTF-8 from here on, whatever `LANG` says.
  /// - Throws: `LineEditingError.setUp`, `.noEditor`
  package init(loop: EventLoop, configuration: Configuration = Configuration()) throws(LineEditingError) {
    _ = cposix_use_utf8_locale()
    cposix_ignore_broken_pipes()
    self.loop = loop
    self.configuration = configuration
    libedit = try Libedit(
      input: configuration.input, output: configuration.output, terminal: configuration.terminal)
    switch configuration.startup {
    case .none: break
    case .user: libedit.source(nil)
    case .file(let path): libedit.source(path)
    }
    libedit.bindKeys()
    canDraw = libedit.canDraw
    libedit.setHistorySize(configuration.history?.limit ?? HistoryFile.standardLimit)
    libedit.next = { [unowned self] in nextScalar() }
    libedit.complete = { [unowned self] in complete() }
    loadHistory()
  }

  /// emacs, unless `~/.editrc` says otherwise.
  package var mode: EditingMode {
    get { libedit.isVi ? .vi : .emacs }
    set {
      libedit.setVi(newValue == .vi)
      libedit.bindKeys()
    }
  }

  /// Reads one line.
  ///
  /// The terminal is taken for this time and given back on every way out, ^Z included.
  /// - Parameter initialText: stands on the line to be changed, such as a title
  /// - Returns: the line, or why there is none
  package func readLine(initialText: String = "") -> LineEvent {
    guard !isReading else { return .failure(.busy) }
    isReading = true
    defer { isReading = false }
    cposix_flush_stdio()
    outcome = nil
    queued = []
    repainted = nil
    reported = ""
    resizing = nil
    heldKeys = []
    drawnColumns = columns
    panelDrawn = Panel()
    hintDrawn = nil
    decoder.takesAlternates = !libedit.isVi
    self.initialText = initialText.isEmpty ? nil : initialText
    drawnPrompt = Prompt(prompt, styled: canDraw)
    libedit.setPrompt(drawnPrompt.marked)

    takeTerminal()
    let line = libedit.readLine()
    release()
    giveTerminalBack()
    if let outcome { return outcome }
    guard let line else {
      write("\r\n")  // libedit shows ^D and stays on its row
      return .endOfInput
    }
    return .line(String(scalars: line.filter { $0 != "\n" && $0 != "\r" }))
  }

  /// The line as it is being typed; empty when none is.
  package var line: String { isReading ? String(scalars: libedit.buffer.line.prefix { $0 != "\n" }) : "" }

  /// Remembers a line for the arrow keys, for ^R and, in the file, for the next session. A line that repeats the newest
  /// one is dropped.
  package func addToHistory(_ line: String) {
    let entry = String(scalars: line.unicodeScalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\0" })
    if entry.isEmpty || entry == newestInHistory { return }
    newestInHistory = entry
    libedit.addToHistory(entry)
    do {
      try configuration.history?.append(entry)
    } catch {
      historyProblem = historyProblem ?? error
    }
  }

  private func exchangePrompt() {
    let before = geometry
    drawnPrompt = Prompt(prompt, styled: canDraw)
    libedit.setPrompt(drawnPrompt.marked)
    redraw(from: before)
  }

  private func loadHistory() {
    do {
      let entries = try configuration.history?.load() ?? []
      for entry in entries { libedit.addToHistory(entry) }
      newestInHistory = entries.last
    } catch {
      historyProblem = error
    }
  }
}

extension String {
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
