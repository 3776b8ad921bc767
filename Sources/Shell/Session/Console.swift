import CPosix
import Commands
import Tasks
import Terminal

/// Where results and messages go, and what may be sent there.
@MainActor
final class Console {
  let output: Int32
  private let errors: Int32
  let isJSON: Bool
  let isQuiet: Bool
  let isTerminal: Bool
  private let environment: (String) -> String?
  private var color: ColorMode
  private(set) var appearance = Appearance()
  /// Prints above the line that is being edited; false where none is, and text goes straight out.
  var printAbove: (String) -> Bool = { _ in false }
  /// The number of file and line that a script is at, for messages.
  var place: (file: String, line: Int)?

  init(_ options: Options, environment: @escaping (String) -> String?, output: Int32 = 1, errors: Int32 = 2) {
    self.environment = environment
    self.output = output
    self.errors = errors
    isJSON = options.isJSON
    isQuiet = options.isQuiet
    color = options.color
    isTerminal = TerminalSize.isTerminal(output)
  }

  func follow(_ settings: Settings) {
    color = settings.color
    appearance = settings.appearance
  }

  var styles: StyleSupport { color.support(isTerminal: isTerminal, environment: environment) }
  /// The terminal's kind; empty where nobody says.
  var terminalName: String { environment("TERM") ?? "" }
  var size: TerminalSize { TerminalSize.of(output) ?? .standard }
  var pager: Pager { Pager(environment: environment) }

  /// The presenter for what standard output is.
  func presenter(whole: Bool = false) -> any Presenter {
    if isJSON { return JSONPresenter() }
    guard isTerminal else { return PlainPresenter() }
    return terminalPresenter(whole: whole)
  }

  /// The presenter for a terminal, with fewer `columns` than there are for rows that must leave some free.
  func terminalPresenter(whole: Bool = false, columns: Int? = nil) -> TerminalPresenter {
    var size = size
    if let columns { size.columns = columns }
    // Bar, its underline, heading, the line that says how many more, and the prompt stay on the screen as well.
    let limit = whole ? nil : max(1, size.rows - 5)
    return TerminalPresenter(
      styles: styles, size: size, now: .now, rowLimit: limit, isQuiet: isQuiet, appearance: appearance)
  }

  func write(_ text: String) throws(TerminalError) {
    guard !text.isEmpty, !printAbove(text) else { return }
    try Output.write(text, to: output)
  }

  /// To standard error. If nobody reads that, there is nobody to tell.
  func report(_ text: String) {
    if !printAbove(text) { try? Output.write(text, to: errors) }
  }

  func report(_ diagnostic: Diagnostic) {
    var text = DiagnosticText(diagnostic: diagnostic, place: place, ellipsis: appearance.marks.ellipsis)
    // Two columns before it, and one for each mark where it is cut.
    if let size = TerminalSize.of(errors) { text.longest = max(10, size.columns - 5) }
    report(isJSON ? text.json.text + "\n" : text.text)
  }

  /// Something that went wrong without a line to blame.
  func warn(_ message: String) {
    report(isJSON ? JSON.object([("warning", .string(message))]).text + "\n" : "warning: \(message.visible)\n")
  }
}
