import Commands
import Terminal

/// `triage --help`.
enum UsageText {
  static let text: String = {
    let forms = [
      ("triage", "the prompt; commands from standard input where that is no terminal"),
      ("triage COMMAND ARG…", "one command"),
      ("triage -c LINE", "one line, as at the prompt; may be repeated"),
      ("triage watch [FILTER]", "a live view; into a pipe, a line for each change"),
      ("triage run FILE…", "scripts and session logs; - for standard input"),
    ]
    let options =
      OptionSpec.all.map { ($0.name + ($0.argument.map { " \($0)" } ?? ""), $0.help) } + [
        ("--version, --help", "print and leave"), ("--", "all that follows is text"),
      ]
    func block(_ pairs: [(String, String)]) -> String {
      let table = Table(left: [.init(), .init()])
      return table.lines(pairs.map { [StyledText("  " + $0.0), StyledText($0.1)] }, columns: nil)
        .map { $0.rendered(.none) + "\n" }.joined()
    }
    return "triage, a task list at a prompt\n\n" + block(forms) + "\nOptions\n" + block(options)
      + "\nCommands\n" + CommandTable.overview + "\n"
  }()
}
