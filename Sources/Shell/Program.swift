import Commands
import Glibc
import Persistence
import Tasks
import Terminal

/// The program: from the arguments to the exit status.
@MainActor
public enum Program {
  /// Its version.
  public static let version = "0.1.0"

  /// Does what the arguments ask for and ends the process.
  public static func main() -> Never {
    exit(run(.ofProcess).code)
  }

  private static func run(_ arguments: RawArguments) -> ExitStatus {
    _ = Output.brokenPipesAreErrors
    signal(SIGXFSZ, SIG_IGN)  // a file that may not grow is a full disk, and no reason to die
    let environment = { (name: String) in getenv(name).map { String(cString: $0) } }
    do {
      try arguments.check()
      let invocation = try Invocation(arguments: arguments.texts)
      return try run(invocation, environment: environment)
    } catch let error as UsageError {
      let isJSON = arguments.texts.prefix { $0 != "--" }.contains("--json")
      let diagnostic = Diagnostic(kind: .usage, message: error.message, hint: error.hint, line: "")
      let text = DiagnosticText(diagnostic: diagnostic)
      try? Output.write(isJSON ? text.json.text + "\n" : text.text, to: 2)
      return .usage
    } catch let error as TerminalError {
      return status(of: error)
    } catch {
      return .failure
    }
  }

  private static func run(_ invocation: Invocation, environment: @escaping (String) -> String?) throws -> ExitStatus {
    let console = Console(invocation.options, environment: environment)
    switch invocation.mode {
    case .version:
      try console.write("triage \(version)\n")
      return .success
    case .help:
      try console.write(UsageText.text)
      return .success
    case .command, .lines, .prompt: break
    }
    let paths = Paths(environment: Paths.variable)
    do throws(StoreError) {
      let database: SQLiteTaskDatabase
      let storePath: String
      do throws(UsageError) {
        storePath = try paths.store(invocation.options.store)
      } catch {
        console.report(Diagnostic(kind: .usage, message: error.message, hint: error.hint, line: ""))
        return .usage
      }
      database = try SQLiteTaskDatabase.open(storePath)
      let session = Session(
        store: TaskStore(database), at: database.path, console: console, options: invocation.options)
      return Workplace(session: session, database: database, paths: paths, invocation: invocation).work()
    } catch {
      console.report(Diagnostic(kind: .failure, message: error.description, hint: error.advice, line: ""))
      return .failure
    }
  }

  /// How the program ends when its output cannot be written.
  static func status(of error: TerminalError) -> ExitStatus {
    if case .brokenPipe = error { return .signal(SIGPIPE) }
    if case .write(_, let code) = error {
      try? Output.write("error: the output cannot be written: \(String(cString: strerror(code)))\n", to: 2)
    }
    return .failure
  }
}
