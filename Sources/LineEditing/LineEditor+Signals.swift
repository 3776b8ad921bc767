import CPosix
import Glibc

/// The terminal taken and given back, and the signals that come while a line is read.
extension LineEditor {
  func takeTerminal() {
    if loop.ownsSignals { catcher.start(Signal.allCases, pipe: loop.signalOutput) }
    if canDraw { write(Escapes.pasteOn) }
  }

  func giveTerminalBack() {
    if canDraw { write(Escapes.pasteOff) }
    catcher.stop()
  }

  /// Handles a signal in the midst of a line; a result ends libedit's wait.
  func handle(_ signal: Signal) -> Libedit.Reading? {
    switch signal {
    case .interrupt:
      decoder.reset()
      leaveLine("^C\r\n")
      outcome = .interrupted
      return .abandoned
    case .hangup, .terminate, .quit:
      leaveLine("\r\n")
      outcome = .terminated(signal)
      return .abandoned
    case .stop: stop()
    case .resume: resume()
    case .resize: resize()
    }
    return nil
  }

  /// ^Z: the terminal as it was, the process stopped; after `fg` the half-typed line again.
  private func stop() {
    leaveLine("\r\n")
    libedit.takeTerminal(false)
    giveTerminalBack()
    cposix_stop_self()
    takeTerminal()
    libedit.takeTerminal(true)
    write("\r")
    panelDrawn = Panel()
    resizing = nil
    drawnColumns = columns
    libedit.resize()
    libedit.refresh()
  }

  /// Stopped and continued by somebody else, who may have changed the terminal's settings.
  private func resume() {
    libedit.takeTerminal(false)
    libedit.takeTerminal(true)
    if canDraw { write(Escapes.pasteOn) }
    redraw(from: geometry)
  }

  /// Ends the line on the screen; what stood below and behind it goes.
  private func leaveLine(_ text: String) {
    if hintDrawn != nil || !panelDrawn.rows.isEmpty { write(Escapes.rows([], below: geometry)) }
    hintDrawn = nil
    panelDrawn = Panel()
    write((canDraw ? Escapes.moveToEnd(of: geometry) : "") + text)
    release()
  }
}
