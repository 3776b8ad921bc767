/// Has the two sides of each duel take turns, round by round, and keeps the minima: whatever disturbs a round disturbs both,
/// and a minimum is what remains when nothing does.
struct Race {
  let duels: [Duel]

  /// - Parameters:
  ///   - duels: The rows.
  ///   - prefix: How the names of the workloads begin that are wanted.
  /// - Throws: `BenchError.noSuchWorkload`.
  init(_ duels: [Duel], only prefix: String = "") throws(BenchError) {
    self.duels = duels.filter { "\($0.workload) \($0.payload)".hasPrefix(prefix) }
    if self.duels.isEmpty { throw .noSuchWorkload(prefix) }
  }

  func run(rounds: Int) throws(BenchError) -> [Row] {
    var best = duels.map { _ in (limit: Double.infinity, core: Double.infinity) }
    for round in 0..<rounds {
      for (index, duel) in duels.enumerated() {
        // Whoever comes second finds the heap as the first left it, so they change places.
        if round.isMultiple(of: 2) {
          best[index].limit = min(best[index].limit, try duel.limit())
          best[index].core = min(best[index].core, try duel.core())
        } else {
          best[index].core = min(best[index].core, try duel.core())
          best[index].limit = min(best[index].limit, try duel.limit())
        }
      }
    }
    return zip(duels, best).map { duel, best in
      Row(
        workload: duel.workload, variant: duel.payload, value: best.core, unit: duel.unit, limit: best.limit,
        bound: duel.bound)
    }
  }
}
