/// What the command line asks for.
enum Request: Equatable {
  case help
  case observables(rounds: Int, only: String, isJSON: Bool)
  case startup(runs: Int, isJSON: Bool)

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
        rounds: options.numbers["--rounds"] ?? 25, only: options.words["--only"] ?? "", isJSON: options.isJSON)
    case "startup":
      let options = try Options(options, of: command, numbers: ["--runs"], words: [])
      // A start is a few milliseconds and often disturbed.
      self = .startup(runs: options.numbers["--runs"] ?? 60, isJSON: options.isJSON)
    default:
      throw .unknownArgument(command, of: nil)
    }
  }
}
