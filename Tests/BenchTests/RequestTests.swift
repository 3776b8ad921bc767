import Testing

@testable import triage_bench

struct RequestTests {
  @Test func `a command line names what to measure, how often, and the form of the report`() throws {
    #expect(try Request(arguments: ["--help"]) == .help)
    #expect(try Request(arguments: ["observables", "--help"]) == .help)
    #expect(try Request(arguments: ["observables"]) == .observables(rounds: 25, only: "", isJSON: false))
    #expect(
      try Request(arguments: ["observables", "--json", "--rounds", "3", "--only", "pump"])
        == .observables(rounds: 3, only: "pump", isJSON: true))
    #expect(try Request(arguments: ["startup", "--runs", "5"]) == .startup(runs: 5, isJSON: false))
    #expect(
      try Request(arguments: ["tasks", "--tasks", "5000", "--fail-above", "1.5"])
        == .tasks(count: 5_000, rounds: 15, isJSON: false, factor: 1.5))
    #expect(
      try Request(arguments: ["search", "--tasks", "1000", "--runs", "3"])
        == .search(count: 1_000, runs: 3, isJSON: false))
    #expect(
      try Request(arguments: ["cli", "--runs", "9", "--json"]) == .cli(count: 100_000, runs: 9, isJSON: true))
  }

  @Test(
    arguments: [
      ([], .nothingAskedFor),
      (["speed"], .unknownArgument("speed", of: nil)),
      (["--json"], .unknownArgument("--json", of: nil)),
      (["observables", "fast"], .unknownArgument("fast", of: "observables")),
      (["startup", "--rounds", "3"], .unknownArgument("--rounds", of: "startup")),
      (["observables", "--rounds"], .noNumber(option: "--rounds", text: nil)),
      (["observables", "--rounds", "0"], .noNumber(option: "--rounds", text: "0")),
      (["observables", "--rounds", "many"], .noNumber(option: "--rounds", text: "many")),
      (["cli", "--fail-above"], .noFactor(option: "--fail-above", text: nil)),
      (["cli", "--fail-above", "-1"], .noFactor(option: "--fail-above", text: "-1")),
      (["observables", "--only"], .noWord(option: "--only")),
    ] as [([String], BenchError)])
  func `a wrong command line is refused with its reason`(arguments: [String], error: BenchError) {
    #expect(throws: error) { try Request(arguments: arguments) }
  }

  @Test func `only workloads that there are can be asked for`() {
    #expect(throws: BenchError.noSuchWorkload("jump")) { try Race(.observables, only: "jump") }
  }
}
