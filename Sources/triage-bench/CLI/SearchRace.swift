/// Search as you type at the real prompt: from a key to the rows on the screen, against the pause that is waited for.
struct SearchRace {
  /// The pause in typing after which the prompt searches.
  private static let pause = 100.0

  /// What is typed, the last letter for itself, and what the screen shows then and not before.
  private static let searches = [
    ("a common word", "/th", "e", "mthe\u{1B}"), ("two words", "/ana mil", "k", "mmilk\u{1B}"),
    ("a letter", "/", "e", "me\u{1B}"), ("nothing", "/zebr", "a", "matches \"zebra\""),
  ]

  let commands: CommandRace

  func run(times: Int) throws(BenchError) -> [Row] {
    var rows = try race(tasks: min(100_000, commands.count), times)
    if commands.count > 100_000 { rows += try race(tasks: commands.count, times) }
    return rows
  }

  private func race(tasks: Int, _ times: Int) throws(BenchError) -> [Row] {
    let workshop = try Workshop()
    _ = try commands.filledStore(in: workshop, tasks)
    var triage = commands.triage(in: workshop, [])
    triage.environment = triage.environment.filter { !$0.hasPrefix("TERM=") } + ["TERM=xterm-256color"]
    let prompt = try PromptRun(triage)
    try prompt.wait(for: "triage>")
    var rows: [Row] = []
    for (name, first, last, wanted) in SearchRace.searches {
      var best = Double.infinity
      for _ in 0..<times {
        prompt.send(first)
        // The rows for what was typed first: the texts are folded by then.
        try prompt.wait(for: "[All ")
        prompt.send(last)
        let start = ContinuousClock.now
        try prompt.wait(for: wanted)
        best = min(best, (ContinuousClock.now - start) / .milliseconds(1))
        prompt.send("\u{3}")
        try prompt.wait(for: "triage>")
      }
      rows.append(
        Row(
          workload: "\(name), \(CommandRace.grouped(tasks)) tasks", variant: "elapsed", value: best,
          unit: .milliseconds, limit: SearchRace.pause, bound: SearchRace.bound(tasks)))
    }
    return rows
  }

  /// 20 ms after the pause at 100,000 tasks and 60 ms at 1,000,000.
  private static func bound(_ tasks: Int) -> Double { 1.2 + 0.4 * max(0, Double(tasks) - 1e5) / 9e5 }
}
