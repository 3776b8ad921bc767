import CPosix
import Glibc

/// A terminal taken by a program that draws all of its screen: keys come one by one and are not shown, the cursor is hidden,
/// and what is too wide is cut.
///
/// Signals keep coming from ^C and ^Z. Whoever enters it leaves it on every way out.
package final class FullScreen {
  private let input: Int32
  private let output: Int32
  private let hasAlternate: Bool
  /// How the terminal was before; nil where it is not taken.
  private var saved: termios?

  /// - Parameters:
  ///   - input: a terminal
  ///   - output: the same one
  ///   - hasAlternate: whether it has a second screen; where not, the only one is cleared in the end
  package init(input: Int32, output: Int32, hasAlternate: Bool) {
    self.input = input
    self.output = output
    self.hasAlternate = hasAlternate
  }

  deinit { leave() }

  /// Takes the terminal and clears the screen. Where it is taken already, takes it again: somebody stopped this program and
  /// let it go on, and who had the terminal meanwhile may have left anything in it.
  /// - Throws: what `Output.write` throws
  package func enter() throws(TerminalError) {
    waitForForeground()
    let isFirst = saved == nil
    if isFirst {
      var settings = termios()
      if tcgetattr(input, &settings) == 0 { saved = settings }
    }
    if var settings = saved {
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
      settings.c_iflag &= ~tcflag_t(IXON)  // ^S would hold the next frame up, and with it the program
      withUnsafeMutableBytes(of: &settings.c_cc) {
        $0[Int(VMIN)] = 1
        $0[Int(VTIME)] = 0
      }
      tcsetattr(input, TCSADRAIN, &settings)
    }
    let second = isFirst && hasAlternate ? "\u{1B}[?1049h" : ""
    try Output.write(second + "\u{1B}[?25l\u{1B}[?7l\u{1B}[m\u{1B}[H\u{1B}[2J", to: output)
  }

  /// In the background the terminal belongs to the shell, and its settings are the shell's: stops until `fg`.
  private func waitForForeground() {
    let owner = tcgetpgrp(input)
    if owner > 0, owner != getpgrp() { kill(0, SIGTTOU) }
  }

  /// Gives the terminal back as it was, with its screen where it has two. Twice does nothing.
  package func leave() {
    guard var settings = saved else { return }
    saved = nil
    // Where the terminal has gone there is nobody to tell.
    try? Output.write(
      "\u{1B}[m" + (hasAlternate ? "" : "\u{1B}[H\u{1B}[2J") + "\u{1B}[?7h\u{1B}[?25h"
        + (hasAlternate ? "\u{1B}[?1049l" : ""),
      to: output)
    tcsetattr(input, TCSADRAIN, &settings)
  }
}
