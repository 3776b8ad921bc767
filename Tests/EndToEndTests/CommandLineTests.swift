import Foundation
import Testing

@Suite struct `The command line` {
  let home: Home

  init() throws { home = try Home() }

  @Test func `tells the story through a pipe, and another day it is still there`() throws {
    let story = """
      add "buy milk" high
      add call the plumber medium
      show medium
      done 2
      undo
      log
      quit
      add never read
      """
    let run = try home.triage("--log", "s.log", input: story)
    let lines = run.out.split(separator: "\n")
    #expect(lines.prefix(2) == ["1", "2"])
    #expect(lines[2].hasPrefix("2\topen\tmedium\t") && lines[2].hasSuffix("\tcall the plumber"))
    #expect(lines[3...4] == ["2", "2"])
    #expect(lines[5].hasSuffix("/s.log (on)") || lines[5] == "s.log (on)")
    #expect(run.err == "" && run.status == 0)
    #expect(try home.triage("show", "high").out.hasSuffix("\tbuy milk\n"))
    #expect(try home.triage("show").out.split(separator: "\n").count == 2)
  }

  @Test func `prints the view with the task just added, and the file holds it`() throws {
    let run = try home.triage("--store", "f.db", "-c", "add \"buy milk\" high", "-c", "show high", "--json")
    let values = run.out.split(separator: "\n").map { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
    let view = try #require(values[1] as? [[String: Any]])
    #expect(view.count == 1 && view[0]["title"] as? String == "buy milk" && view[0]["priority"] as? String == "high")
    #expect(run.status == 0)
    let again = try home.triage("--store", "f.db", "show", "--json")
    #expect(again.out == String(run.out.split(separator: "\n")[1]) + "\n")
  }

  static let endings: [(arguments: [String], status: Int32)] = [
    (["show"], 0), (["search", "nothing"], 0), (["--version"], 0), (["--help"], 0),
    (["done", "1"], 1), (["undo"], 1), (["edit", "1"], 1), (["run", "missing.triage"], 1),
    (["-c", "add x", "-c", "done 9", "-c", "add y"], 1),
    (["serach"], 2), (["--stroe"], 2), (["add"], 2), (["set", "colour", "never"], 2),
  ]

  @Test(arguments: endings) func `says by its exit status how it went`(arguments: [String], status: Int32) throws {
    let run = try home.run(arguments)
    #expect(run.status == status, "\(run)")
    #expect((status == 0) == run.err.isEmpty)
  }

  @Test func `confirms what a script did before the line that fails, and in its place what a line asks`() throws {
    let script = try home.write("add a\nadd b\nshow\ndone 1 7\nadd c\n", to: "some.triage")
    let run = try home.triage("--log", "some.log", "run", script)
    #expect(run.status == 1 && run.err.hasPrefix("\(script):4:8: error: no task 7\n"))
    #expect(run.out.split(separator: "\n").map { $0.prefix(2) } == ["1", "2", "1\t", "2\t"])
    #expect(try home.triage("show").out.split(separator: "\n").count == 2)
    let replay = try home.triage("--store", "again.db", "run", "some.log")
    #expect(replay.status == 0, "\(replay)")
  }

  @Test func `stops a script at the first failure, with its place, or keeps going`() throws {
    let script = try home.write("add a\nadd \"b\nadd c\n", to: "tasks.triage")
    let stopped = try home.triage("run", script)
    #expect(stopped.status == 2 && stopped.out == "1\n")
    #expect(stopped.err.hasPrefix("\(script):2:5: error: unclosed quote\n"))
    let kept = try home.triage("--keep-going", "run", script)
    #expect(kept.status == 2 && kept.out == "2\n3\n")
    let piped = try home.triage("run", "-", input: "add d\nadd e")
    #expect(piped == Home.Run(out: "4\n5\n", err: "", status: 0))
  }

  @Test func `does all of a command or none, and says where it failed`() throws {
    try home.triage("-c", "add a", "-c", "add b")
    let run = try home.triage("done", "1", "42")
    #expect(
      run
        == Home.Run(
          out: "",
          err: "error: no task 42\n  done 1 42\n         ^~ nothing was changed; `list` shows the ids\n", status: 1))
    #expect(try home.triage("show").out.split(separator: "\n").count == 2)
  }

  @Test func `takes what comes after -- as text`() throws {
    #expect(try home.triage("add", "--", "--json", "high").status == 0)
    #expect(try home.triage("show").out.hasSuffix("\t--json high\n"))
  }

  @Test func `writes errors as JSON where results are JSON`() throws {
    let run = try home.triage("--json", "add", "buy milk", "hgih")
    let error = try #require(try JSONSerialization.jsonObject(with: Data(run.err.utf8)) as? [String: Any])
    #expect(error["error"] as? String == "\"hgih\" is not a priority")
    #expect(error["column"] as? Int == 16 && error["hint"] as? String == "did you mean \"high\"?")
    #expect(run.out == "" && run.status == 2)
  }

  @Test func `sends no escape sequence, heading or page into a pipe (TW 1673, todoman 29)`() throws {
    try home.triage("add", "a\u{202E}b", "--store", "f.db")
    for arguments in [["show"], ["list"], ["info", "1"], ["stats"], ["changes"], ["help"], ["sort"]] {
      let run = try home.run(["--store", "f.db"] + arguments, extra: ["TERM": "xterm-256color"])
      #expect(run.status == 0 && !run.out.contains("\u{1B}"), "\(arguments)")
    }
    #expect(try home.triage("--store", "f.db", "show").out.split(separator: "\t").last == "a\u{202E}b\n")
  }

  @Test func `hands nothing to a shell (taskshell 22)`() throws {
    let hostile = "$(touch owned); touch owned `touch owned`"
    try home.triage("add", hostile)
    #expect(try home.triage("show").out.hasSuffix("\t\(hostile)\n"))
    #expect(!FileManager.default.fileExists(atPath: home.file("owned")))
  }

  @Test func `refuses typed control characters and leaves the list alone`() throws {
    let run = try home.triage("add", "a\nb")
    #expect(run.status == 2 && run.err.contains("control character"))
    #expect(try home.triage("show").out == "")
    #expect(try home.triage(input: "add a\u{1B}[31mb\n").status == 2)
  }

  @Test func `makes no file when it is only asked to look`() throws {
    #expect(try home.triage("show") == Home.Run())
    #expect(try home.triage("--log", "none", "stats").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `keeps its files to their owner`() throws {
    try home.triage("add", "a", "--log", "s.log")
    func mode(_ path: String) throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
    #expect(try mode(home.store) == 0o600)
    #expect(try mode(home.path + "/.local/share/triage") == 0o700)
    #expect(try mode(home.file("s.log")) == 0o600)
  }

  @Test func `reads settings from its configuration, and complains of what does not belong there`() throws {
    try FileManager.default.createDirectory(atPath: home.file(".config/triage"), withIntermediateDirectories: true)
    _ = try home.write("# mine\nset log-keep 3\nadd x\nshow high\n", to: ".config/triage/triagerc")
    let run = try home.triage("set", "log-keep")
    #expect(run.out == "log-keep 3\n" && run.status == 0)
    #expect(run.err.isEmpty, "what is the prompt's is passed over")
    #expect(try home.triage("--config", "none", "set", "log-keep").out == "log-keep all\n")
    #expect(try home.triage("--config", "missing", "set").status == 2)
  }

  @Test func `ends with 141 when nobody reads what it prints`() throws {
    try home.triage("add", "a")
    let process = home.process(["show"])
    let pipe = Pipe()
    process.standardOutput = pipe
    try pipe.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(
      process.terminationStatus == 141
        || (process.terminationReason == .uncaughtSignal && process.terminationStatus == 13))
  }
}
