/// One-shot commands and scripts against the same rows read or written by SQLite alone, in turns.
struct CommandRace {
  let programs: Neighbours
  let count: Int

  func run(times: Int) throws(BenchError) -> [Row] {
    var rows = try oneShots(tasks: 0, times) + oneShots(tasks: min(10_000, count), times)
    if count > 10_000 { rows += try oneShots(tasks: count, times) }
    // These write tens of megabytes, and settle sooner.
    return rows + (try prompt(times / 4 + 2)) + (try bulk(times / 10 + 2))
  }

  private func oneShots(tasks: Int, _ times: Int) throws(BenchError) -> [Row] {
    let workshop = try Workshop()
    let store = try filledStore(in: workshop, tasks)
    let at = tasks == 0 ? "empty list" : "\(CommandRace.grouped(tasks)) tasks"
    let mode = tasks == 0 ? "open" : "read"
    let show = triage(in: workshop, tasks == 0 ? ["show"] : ["show", "high"])
    var rows = try race("\(tasks == 0 ? "show" : "show high"), \(at)", show, bare(in: workshop, store, mode), times)
    if tasks > 0 {
      rows += try race(
        "add, \(at)", triage(in: workshop, ["add", "one more"]), bare(in: workshop, store, "insert"), times)
      let (limit, peak) = (try bare(in: workshop, store, "read").run().peak, try show.run().peak)
      rows.append(
        Row(
          workload: "peak memory of show high, \(at)", variant: "bytes", value: peak, unit: .bytes, limit: limit,
          bound: 40e6 * max(1, Double(tasks) / 1e5)))
    }
    return rows
  }

  /// From the start to the first prompt, against reading the list with SQLite alone.
  private func prompt(_ times: Int) throws(BenchError) -> [Row] {
    let workshop = try Workshop()
    let store = try filledStore(in: workshop, count)
    let bare = bare(in: workshop, store, "open")
    var (limit, value) = (Double.infinity, Double.infinity)
    for _ in 0..<times {
      limit = min(limit, try bare.run().elapsed)
      value = min(value, try PromptRun.untilPrompt(of: triage(in: workshop, [])))
    }
    return [
      Row(
        workload: "first prompt, \(CommandRace.grouped(count)) tasks", variant: "elapsed", value: value,
        unit: .milliseconds,
        limit: limit, bound: 2)
    ]
  }

  private func bulk(_ times: Int) throws(BenchError) -> [Row] {
    let adds = 10_000
    let workshop = try Workshop()
    let script = workshop.path + "/script"
    try CommandRace.write((1...adds).map { "add \"task \($0)\" high\n" }.joined(), to: script)
    let store = try filledStore(in: workshop, 0)
    let rows = try race(
      "run 10,000 adds", triage(in: workshop, ["run", script]), bare(in: workshop, store, "insert", adds), times)
    return rows + (try undo(times))
  }

  private func undo(_ times: Int) throws(BenchError) -> [Row] {
    let workshop = try Workshop()
    let other = try Workshop()
    _ = try filledStore(in: workshop, count)
    let bare = bare(in: other, try filledStore(in: other, count), "update", count)
    try triage(in: workshop, ["done", "1-\(count)"]).run()
    let undo = triage(in: workshop, ["undo"]), redo = triage(in: workshop, ["redo"])
    return try race("undo of \(CommandRace.grouped(count)) tasks", bare, times) { () throws(BenchError) in
      defer { _ = try? redo.run() }
      return try undo.run()
    }
  }

  /// What each is held to. Where something is written, triage writes the journal as well: two rows beside each new task,
  /// one of text; undo reads them first. Of one add that shows on the processor's clock, beside the disk it does not.
  private static func bound(of name: String, _ clock: String) -> Double {
    if name.hasPrefix("run") { return 10 }
    if name.hasPrefix("undo") { return 4 }
    return name.hasPrefix("add") && clock == "cpu" ? 1.75 : 1.5
  }

  // MARK: running

  private func race(_ name: String, _ ours: Child, _ bare: Child, _ times: Int) throws(BenchError) -> [Row] {
    try race(name, bare, times) { () throws(BenchError) in try ours.run() }
  }

  private func race(
    _ name: String, _ bare: Child, _ times: Int, _ ours: () throws(BenchError) -> Child.Time
  ) throws(BenchError) -> [Row] {
    var cpu = (limit: Double.infinity, value: Double.infinity)
    var elapsed = cpu
    for _ in 0..<times {
      let limit = try bare.run()
      let value = try ours()
      cpu = (min(cpu.limit, limit.cpu), min(cpu.value, value.cpu))
      elapsed = (min(elapsed.limit, limit.elapsed), min(elapsed.value, value.elapsed))
    }
    return [("cpu", cpu), ("elapsed", elapsed)].map { clock, best in
      Row(
        workload: name, variant: clock, value: best.value, unit: .milliseconds, limit: best.limit,
        bound: CommandRace.bound(of: name, clock))
    }
  }

  func triage(in workshop: borrowing Workshop, _ words: [String]) -> Child {
    Child(
      program: programs.triage, arguments: ["--store", workshop.path + "/tasks.db", "--log", "none"] + words,
      environment: workshop.environment)
  }

  private func bare(in workshop: borrowing Workshop, _ store: String, _ mode: String, _ count: Int = 1) -> Child {
    Child(program: programs.bare, arguments: [store, mode, String(count)], environment: workshop.environment)
  }

  func filledStore(in workshop: borrowing Workshop, _ count: Int) throws(BenchError) -> String {
    let path = workshop.path + "/tasks.db"
    try triage(in: workshop, ["add", "to be undone"]).run()
    try triage(in: workshop, ["undo"]).run()
    if count > 0 { _ = try SampleStore(filling: path, count: count) }
    return path
  }

  static func grouped(_ number: Int) -> String {
    number < 1_000 ? String(number) : "\(grouped(number / 1_000)),\(String(number % 1_000 + 1_000).dropFirst())"
  }
}
