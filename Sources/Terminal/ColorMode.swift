/// What may be sent along with text to change how it looks.
package enum StyleSupport: Sendable, Comparable {
  /// Text only: a pipe, or a terminal that knows no escape sequences.
  case none
  /// Weight and underline, but no colour: `NO_COLOR` on a terminal.
  case attributes
  /// Everything.
  case color
}

/// The user's wish about colour: `--color`.
package enum ColorMode: String, Sendable, CaseIterable {
  case auto, always, never

  /// What to send, after the wish, the environment and the terminal have been heard, in this order.
  ///
  /// `always` and `never` end the question. Then `NO_COLOR` (not empty, no-color.org) takes colour away, and
  /// `CLICOLOR_FORCE` (not empty, not 0) sends it into a pipe too; otherwise only a terminal gets it. A terminal without
  /// a `TERM`, or a dumb one, gets text.
  /// - Parameters:
  ///   - isTerminal: whether the output goes to a terminal
  ///   - environment: looks a variable up
  /// - Returns: what the output is to carry
  package func support(isTerminal: Bool, environment: (String) -> String?) -> StyleSupport {
    let term = environment("TERM") ?? ""
    let canStyle = isTerminal && term != "dumb" && !term.isEmpty
    switch self {
    case .always: return .color
    case .never: return .none
    case .auto:
      if !(environment("NO_COLOR") ?? "").isEmpty { return canStyle ? .attributes : .none }
      if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return .color }
      return canStyle ? .color : .none
    }
  }
}
