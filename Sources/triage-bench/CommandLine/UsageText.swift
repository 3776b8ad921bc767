/// `triage-bench --help`.
enum UsageText {
  static let text = """
    triage-bench, how fast triage and its reactive core are

      triage-bench observables [--rounds N] [--only WORKLOAD] [--json]
          The core against its limit, a bare array of closures called in a loop: thread CPU time an event and bytes
          a live subscription, with Int and with String elements. Both take turns for N rounds (25) and the
          minimum counts. A time is bounded as a ratio to the limit's, a size in bytes. WORKLOAD is the beginning
          of the rows wanted, for instance "pump 10 String".

      triage-bench tasks [--tasks N] [--rounds N] [--json]
          The list inside the program with N tasks (1000000): memory, reading it, switching, searching against a bare read
          of ids and titles by SQLite in the same run, and what a change costs against a list of 1,000.

      triage-bench cli [--tasks N] [--runs N] [--json]
          Commands and scripts at up to N tasks (100000) against a program that has SQLite read or write the same rows
          and does nothing else: the minimum of N runs (40) in turns.

      triage-bench search [--tasks N] [--runs N] [--json]
          Search as you type at the prompt with up to N tasks (1000000): from a key until the rows are on the screen,
          beside the tenth of a second that the prompt waits for another key: the minimum of N runs (10).

      triage-bench startup [--runs N] [--json]
          `triage show` against a program that prints one line, from start to end, on the processor's clock and on
          the wall's: the minimum of N runs (60) in turns.
          Build both with  \(Neighbours.buildCommand)

      triage-bench --help

    With --fail-above FACTOR each ends with status 1 where a row is more than FACTOR times its bound.

    Run a release build on an idle machine.

    """
}
