/// What the command line asks for.
enum Request: Equatable {
  case help
  case observables(rounds: Int, only: String, isJSON: Bool, factor: Double? = nil)
  case tasks(count: Int, rounds: Int, isJSON: Bool, factor: Double? = nil)
  case cli(count: Int, runs: Int, isJSON: Bool, factor: Double? = nil)
  case search(count: Int, runs: Int, isJSON: Bool, factor: Double? = nil)
  case startup(runs: Int, isJSON: Bool, factor: Double? = nil)

  /// - Parameter arguments: Without the program's own name.
  /// - Throws: `BenchError`, for the first argument that is wrong.
  init(arguments: [String]) throws(BenchError) {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help
      return
    }
    guard let command = arguments.first else { throw .nothingAskedFor }
    let options = arguments.dropFirst()
    switch command {
    case "observables":
      let options = try Options(options, of: command, numbers: ["--rounds"], words: ["--only"])
      // Ten seconds: long enough to find a quiet moment for each row.
      self = .observables(
        rounds: options.numbers["--rounds"] ?? 25, only: options.words["--only"] ?? "", isJSON: options.isJSON,
        factor: options.factor)
    case "tasks":
      let options = try Options(options, of: command, numbers: ["--tasks", "--rounds"], words: [])
      self = .tasks(
        count: options.numbers["--tasks"] ?? 1_000_000, rounds: options.numbers["--rounds"] ?? 15,
        isJSON: options.isJSON, factor: options.factor)
    case "cli":
      let options = try Options(options, of: command, numbers: ["--tasks", "--runs"], words: [])
      self = .cli(
        count: options.numbers["--tasks"] ?? 100_000, runs: options.numbers["--runs"] ?? 40, isJSON: options.isJSON,
        factor: options.factor)
    case "search":
      let options = try Options(options, of: command, numbers: ["--tasks", "--runs"], words: [])
      self = .search(
        count: options.numbers["--tasks"] ?? 1_000_000, runs: options.numbers["--runs"] ?? 10, isJSON: options.isJSON,
        factor: options.factor)
    case "startup":
      let options = try Options(options, of: command, numbers: ["--runs"], words: [])
      // A start is a few milliseconds and often disturbed.
      self = .startup(runs: options.numbers["--runs"] ?? 60, isJSON: options.isJSON, factor: options.factor)
    default:
      throw .unknownArgument(command, of: nil)
    }
  }
}
