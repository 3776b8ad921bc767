import Foundation
import Glibc
import LineEditing
import Synchronization
import TerminalEmulator

/// An editor that reads line after line on a thread of its own, at the other end of a pseudo-terminal.
///
///     let session = EditorSession()
///     session.type("hello\r")
///     #expect(session.nextEvent() == .line("hello"))
final class EditorSession {
  let terminal: PseudoTerminal
  /// The loop's mailbox and its door for signals may be used from the test's thread.
  let loop: EventLoop
  private let events = Events()
  private let slot = Slot()
  private var taken = 0

  /// - Parameters:
  ///   - rows: the terminal's height
  ///   - columns: the terminal's width
  ///   - kind: what `TERM` would say
  ///   - startup: libedit's start-up file
  ///   - history: where lines are kept
  ///   - initialText: what stands on the first line
  ///   - ownsSignals: true in a process of its own
  ///   - prepare: sets the editor up before the first line; called on its thread
  init(
    rows: Int = 10, columns: Int = 40, kind: String = "xterm-256color",
    startup: LineEditor.Configuration.Startup = .none, history: HistoryFile? = nil, initialText: String = "",
    ownsSignals: Bool = false, prepare: @escaping @Sendable (LineEditor) -> Void = { _ in }
  ) {
    terminal = PseudoTerminal(rows: rows, columns: columns)
    do {
      loop = try EventLoop(ownsSignals: ownsSignals)
    } catch {
      fatalError("no loop: \(error)")
    }
    let descriptor = terminal.openOtherEnd()
    let configuration = LineEditor.Configuration(
      input: descriptor, output: descriptor, terminal: kind, startup: startup, history: history)
    nonisolated(unsafe) let loop = loop  // from here on the thread's, but for its mailbox and signals
    let events = events
    let slot = slot
    let thread = Thread {
      do {
        // libedit's handle goes before its descriptor does.
        let editor = try LineEditor(loop: loop, configuration: configuration)
        editor.prompt = "> "
        prepare(editor)
        slot.editor = editor
        var event = editor.readLine(initialText: initialText)
        events.append(event)
        while Self.goesOn(after: event) {
          if case .line(let line, _) = event { editor.addToHistory(line) }
          event = editor.readLine()
          events.append(event)
        }
      } catch {
        fatalError("no editor: \(error)")
      }
      slot.editor = nil
      close(descriptor)
      events.finish()
    }
    thread.start()
  }

  deinit {
    loop.post(.terminate)
    terminal.wait { [events] _ in events.isFinished }
  }

  /// Types once the editor has taken the terminal: before that, the kernel would take ^D and Backspace for itself.
  /// Has the editor print a text above the line.
  func printAbove(_ text: String) {
    run { $0.printAbove(text) }
  }

  /// Has something done with the editor, on its thread, while it reads.
  func run(_ work: @escaping @Sendable (LineEditor) -> Void) {
    loop.mailbox.post { [slot] in
      if let editor = slot.editor { work(editor) }
    }
  }

  func type(_ keys: String) {
    terminal.wait { [terminal] _ in !terminal.isInLineMode }
    terminal.send(keys)
  }

  /// Waits for the editor's next event; nil where none comes.
  func nextEvent() -> LineEvent? {
    terminal.wait { [events, taken] _ in events.count > taken }
    guard events.count > taken else { return nil }
    taken += 1
    return events[taken - 1]
  }

  /// Waits until the cursor stands behind this text on its row, which is all that the row holds.
  func waitForLine(_ text: String) -> Bool {
    terminal.wait { $0.cursorRow == text }
  }

  private static func goesOn(after event: LineEvent) -> Bool {
    switch event {
    case .line, .interrupted: true
    case .endOfInput, .terminated, .failure: false
    }
  }
}

/// The editor, for work that the mailbox brings to its thread.
// Sendable: only the editor's thread looks into it.
private final class Slot: @unchecked Sendable {
  var editor: LineEditor?
}

/// What happened on the editor's thread, for the test's.
private final class Events: Sendable {
  private let all = Mutex<(events: [LineEvent], isFinished: Bool)>(([], false))

  var count: Int { all.withLock { $0.events.count } }
  var isFinished: Bool { all.withLock { $0.isFinished } }
  subscript(index: Int) -> LineEvent { all.withLock { $0.events[index] } }
  func append(_ event: LineEvent) { all.withLock { $0.events.append(event) } }
  func finish() { all.withLock { $0.isFinished = true } }
}
