/// `triage-bench --help`.
enum UsageText {
  static let text = """
    triage-bench, how fast triage and its reactive core are

      triage-bench observables [--rounds N] [--only WORKLOAD] [--json]
          The core against its limit, a bare array of closures called in a loop: thread CPU time an event and bytes
          a live subscription, with Int and with String elements. Both take turns for N rounds (25) and the
          minimum counts. A time is bounded as a ratio to the limit's, a size in bytes. WORKLOAD is the beginning
          of the rows wanted, for instance "pump 10 String".

      triage-bench startup [--runs N] [--json]
          `triage show` against a program that prints one line, from start to end, on the processor's clock and on
          the wall's: the minimum of N runs (60) in turns.
          Build both with  \(Neighbours.buildCommand)

      triage-bench --help

    Run a release build on an idle machine.

    """
}
