import Foundation

/// A person's directory, in which the built program is run: the real binary, real files, nothing of this machine's own.
final class Home {
  let path: String

  /// A program that is killed leaves a pipe without a reader; that must not end the tests.
  private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  init() throws {
    Home.ignoresBrokenPipes
    path = FileManager.default.temporaryDirectory.path + "/triage-home-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The program beside the tests' own executable.
  static let program: String = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("triage").path
  }()

  var environment: [String: String] {
    ["HOME": path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"]
  }

  var store: String { path + "/.local/share/triage/tasks.db" }

  /// The session logs, oldest first.
  var logs: [String] {
    let directory = path + "/.local/state/triage/sessions"
    return ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted().map {
      directory + "/" + $0
    }
  }

  func file(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: file(name), atomically: true, encoding: .utf8)
    return file(name)
  }

  func read(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  /// What a run of the program came to.
  struct Run: Equatable {
    var out = ""
    var err = ""
    var status: Int32 = 0
  }

  /// Runs the program to its end.
  @discardableResult
  func triage(_ arguments: String..., input: String? = nil, extra: [String: String] = [:]) throws -> Run {
    try run(arguments, input: input, extra: extra)
  }

  func run(_ arguments: [String], input: String? = nil, extra: [String: String] = [:]) throws -> Run {
    let process = process(arguments, extra)
    let out = Pipe(), err = Pipe(), standardInput = Pipe()
    process.standardOutput = out
    process.standardError = err
    process.standardInput = input == nil ? FileHandle.nullDevice : standardInput
    try process.run()
    if let input {
      DispatchQueue.global().async {
        try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? standardInput.fileHandleForWriting.close()
      }
    }
    nonisolated(unsafe) var errors = Data()  // written before `done` is entered, read after
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      errors = err.fileHandleForReading.readDataToEndOfFile()
      done.signal()
    }
    let output = out.fileHandleForReading.readDataToEndOfFile()
    done.wait()
    process.waitUntilExit()
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Run(
      out: String(decoding: output, as: UTF8.self), err: String(decoding: errors, as: UTF8.self),
      status: signal + process.terminationStatus)
  }

  /// The program, not yet started.
  func process(_ arguments: [String], _ extra: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Home.program)
    process.arguments = arguments
    process.environment = environment.merging(extra) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    return process
  }
}
