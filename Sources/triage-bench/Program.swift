import Glibc

/// The program: from the arguments to the exit status.
enum Program {
  /// Does what the arguments ask for and ends the process. 1: a bound was passed by more than `--fail-above` allows; 2: it
  /// was asked wrongly or something it needs is missing.
  static func main() -> Never {
    do {
      let request = try Request(arguments: Array(CommandLine.arguments.dropFirst()))
      exit(try answer(to: request))
    } catch {
      complain(error.description)
      exit(2)
    }
  }

  private static func answer(to request: Request) throws(BenchError) -> Int32 {
    switch request {
    case .help:
      print(UsageText.text, terminator: "")
      return 0
    case .observables(let rounds, let only, let isJSON, let factor):
      return report(try Race(.observables, only: only).run(rounds: rounds), of: .observables, isJSON, factor)
    case .tasks(let count, let rounds, let isJSON, let factor):
      return report(try TaskRace(count: count).run(rounds: rounds), of: .tasks, isJSON, factor)
    case .cli(let count, let runs, let isJSON, let factor):
      return report(try CommandRace(programs: Neighbours(), count: count).run(times: runs), of: .cli, isJSON, factor)
    case .search(let count, let runs, let isJSON, let factor):
      let race = SearchRace(commands: CommandRace(programs: try Neighbours(), count: count))
      return report(try race.run(times: runs), of: .search, isJSON, factor)
    case .startup(let runs, let isJSON, let factor):
      return report(try StartupRace(besides: Neighbours()).run(times: runs), of: .startup, isJSON, factor)
    }
  }

  private static func report(_ rows: [Row], of heading: Heading, _ isJSON: Bool, _ factor: Double?) -> Int32 {
    print(isJSON ? JSONText.text(of: rows, under: heading) : TextTable.text(of: rows, under: heading), terminator: "")
    guard let factor, let worst = rows.first(where: { !$0.isWithin(factor: factor) }) else { return 0 }
    complain("\(worst.workload) (\(worst.variant)) is above \(factor.rounded(to: 2)) times its bound")
    return 1
  }

  private static func complain(_ message: String) {
    let text = "triage-bench: \(message)\n"
    _ = text.utf8CString.withUnsafeBytes { write(2, $0.baseAddress, $0.count - 1) }
  }
}
