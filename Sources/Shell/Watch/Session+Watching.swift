import Commands
import LineEditing
import Observables
import Tasks
import Terminal

extension Session {
  /// Carries `watch` out: on the whole screen of a terminal, otherwise line by line. The view is afterwards what it was
  /// before, and what others did meanwhile is not told again.
  func watch(_ filter: ViewFilter?, of parsed: ParsedLine) throws {
    guard runs.isEmpty, !isScript else {
      throw parsed.misuse(
        "a script cannot watch: it would not go on", at: parsed.tokens.first?.range,
        hint: "take this line out; `triage watch` may run beside the script")
    }
    let before = options.value
    let tell = onForeignChange
    onForeignChange = nil
    isOneShot = false  // all segments are counted, and followed
    defer {
      onForeignChange = tell
      options.accept(before)
    }
    do {
      let surroundings = try surroundings()
      if let filter { try look(through: filter.applied(to: before)) }
      try watch()
      log?.comment(parsed.line)
      let abilities = console.screenAbilities
      // Their closures hold them weakly, and in an optimised build a local's life ends at its last use.
      if abilities.canDraw {
        let screen = ScreenWatch(
          session: self, surroundings: surroundings, hasAlternateScreen: abilities.hasAlternateScreen)
        try withExtendedLifetime(screen) { try screen.run() }
      } else {
        let lines = LineWatch(session: self, loop: surroundings.loop, isFiltered: filter != nil)
        try withExtendedLifetime(lines) { try lines.run() }
      }
    } catch let error as StoreError {
      throw diagnose(error, of: parsed)
    } catch let error as TerminalError {
      throw LineFault.output(error)
    }
  }
}

extension Console {
  /// What can be drawn: nothing where results go to a program, and nothing without a keyboard to leave by.
  fileprivate var screenAbilities: ScreenAbilities {
    let isScreen = isTerminal && !isJSON && TerminalSize.isTerminal(0)
    return ScreenAbilities(terminal: isScreen ? terminalName : "")
  }
}
