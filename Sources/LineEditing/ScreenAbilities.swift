import CLibedit

/// What the terminal database says about drawing whole screens.
package struct ScreenAbilities: Equatable, Sendable {
  /// Whether the cursor can be sent anywhere and a row be erased.
  package let canDraw: Bool
  /// Whether there is a second screen, after which the first is as it was.
  package let hasAlternateScreen: Bool

  /// Looks a kind of terminal up. The database keeps globals: on the thread on which lines are read.
  /// - Parameter terminal: what `TERM` says
  package init(terminal: String) {
    let isKnown = unsafe !terminal.isEmpty && cedit_terminal_is_known(terminal) != 0
    canDraw = unsafe isKnown && cedit_terminal_can("cm") != 0 && cedit_terminal_can("ce") != 0
    hasAlternateScreen = unsafe canDraw && cedit_terminal_can("te") != 0
  }
}
