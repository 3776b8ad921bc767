/// Why nothing was measured.
enum BenchError: Error, Equatable {
  case nothingAskedFor
  case unknownArgument(String, of: String?)
  case noNumber(option: String, text: String?)
  case noFactor(option: String, text: String?)
  case noWord(option: String)
  case noSuchWorkload(String)
  /// A program that should lie beside this one does not.
  case missing(program: String, path: String)
  /// A program that was started did not do what it should.
  case failed(program: String, how: String)
  case system(call: String, why: String)
  /// Two sides of a comparison did not do the same work, so that their times mean nothing.
  case unequalWork(workload: String, payload: String)
}

extension BenchError: CustomStringConvertible {
  /// The wording for people.
  var description: String {
    switch self {
    case .nothingAskedFor:
      "say what to measure: observables, tasks, cli or startup (see --help)"
    case .unknownArgument(let argument, nil):
      "unknown argument \"\(argument)\"; what can be measured is observables, tasks, cli and startup (see --help)"
    case .unknownArgument(let argument, let command?):
      "unknown argument \"\(argument)\" after \(command) (see --help)"
    case .noNumber(let option, let text):
      "\(option) takes a number from 1 to 10000000" + (text.map { ", not \"\($0)\"" } ?? "")
    case .noFactor(let option, let text):
      "\(option) takes a factor such as 1.5" + (text.map { ", not \"\($0)\"" } ?? "")
    case .noWord(let option):
      "\(option) takes the name of a workload, or how it begins"
    case .noSuchWorkload(let word):
      "no workload's name begins with \"\(word)\""
    case .missing(let program, let path):
      """
      \(program) is not at \(path)
      build it first: \(Neighbours.buildCommand)
      """
    case .failed(let program, let how):
      "\(program) \(how)"
    case .system(let call, let why):
      "\(call): \(why)"
    case .unequalWork(let workload, let payload):
      "the limit and the core came to different results in \(workload) with \(payload)"
    }
  }
}
