import Glibc

/// The program: from the arguments to the exit status.
enum Program {
  /// Does what the arguments ask for and ends the process. 2: it was asked wrongly or something it needs is missing.
  static func main() -> Never {
    do {
      let request = try Request(arguments: Array(CommandLine.arguments.dropFirst()))
      print(try answer(to: request), terminator: "")
      exit(0)
    } catch {
      complain(error.description)
      exit(2)
    }
  }

  private static func answer(to request: Request) throws(BenchError) -> String {
    switch request {
    case .help:
      UsageText.text
    case .observables(let rounds, let only, let isJSON):
      report(try Race(.observables, only: only).run(rounds: rounds), of: .observables, isJSON: isJSON)
    case .startup(let runs, let isJSON):
      report(try StartupRace(besides: Neighbours()).run(times: runs), of: .startup, isJSON: isJSON)
    }
  }

  private static func report(_ rows: [Row], of heading: Heading, isJSON: Bool) -> String {
    isJSON ? JSONText.text(of: rows, under: heading) : TextTable.text(of: rows, under: heading)
  }

  private static func complain(_ message: String) {
    let text = "triage-bench: \(message)\n"
    _ = text.utf8CString.withUnsafeBytes { write(2, $0.baseAddress, $0.count - 1) }
  }
}
