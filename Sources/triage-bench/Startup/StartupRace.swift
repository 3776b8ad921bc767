/// `triage show` against a program that prints one line, in turns.
struct StartupRace {
  /// What the product promises: at most twice the least that a Swift program costs.
  static let bound = 2.0

  let programs: Neighbours

  init(besides programs: Neighbours) { self.programs = programs }

  func run(times: Int) throws(BenchError) -> [Row] {
    try existingStore(times) + missingStore(times)
  }

  /// A store with a history and no tasks in it.
  private func existingStore(_ times: Int) throws(BenchError) -> [Row] {
    let workshop = try Workshop()
    try triage(in: workshop, "add", "to be undone").run()
    try triage(in: workshop, "undo").run()
    return try race("show, empty store", triage(in: workshop, "show"), in: workshop, times) {}
  }

  /// Each run finds no file.
  private func missingStore(_ times: Int) throws(BenchError) -> [Row] {
    let workshop = try Workshop()
    return try race("show, no store yet", triage(in: workshop, "show"), in: workshop, times) { workshop.clear() }
  }

  private func triage(in workshop: borrowing Workshop, _ command: String...) -> Child {
    Child(
      program: programs.triage, arguments: ["--store", workshop.path + "/tasks.db"] + command,
      environment: workshop.environment)
  }

  private func race(
    _ name: String, _ show: Child, in workshop: borrowing Workshop, _ times: Int, before prepare: () -> Void
  ) throws(BenchError) -> [Row] {
    let oneLine = Child(program: programs.oneLine, arguments: [], environment: workshop.environment)
    var cpu = (limit: Double.infinity, value: Double.infinity)
    var elapsed = cpu
    for _ in 0..<times {
      let limit = try oneLine.run()
      prepare()
      let value = try show.run()
      cpu = (min(cpu.limit, limit.cpu), min(cpu.value, value.cpu))
      elapsed = (min(elapsed.limit, limit.elapsed), min(elapsed.value, value.elapsed))
    }
    return [("cpu", cpu), ("elapsed", elapsed)].map { clock, best in
      Row(
        workload: name, variant: clock, value: best.value, unit: .milliseconds, limit: best.limit,
        bound: StartupRace.bound)
    }
  }
}
