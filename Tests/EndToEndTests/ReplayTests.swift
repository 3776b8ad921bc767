import Foundation
import Testing

@Suite struct `A session log` {
  let home: Home

  init() throws { home = try Home() }

  private func record() throws -> String {
    let session = """
      add "buy milk" high
      add it's "late" low
      add “third” medium
      show any
      sort title
      done 1 3
      edit 2 a better "title" high
      undo
      undo
      redo
      priority shown l
      remove 2
      undo 2
      search milk
      done .
      oops
      show all
      """
    let run = try home.triage("--keep-going", "--log", "s.log", "--store", "a.db", input: session)
    #expect(run.status == 2)
    return home.file("s.log")
  }

  private func everything(_ store: String) throws -> String {
    try home.triage("--store", store, "--json", "-c", "show any", "-c", "sort id", "-c", "changes").out
  }

  @Test func `has all that happened in the log where standard output cannot be written`() throws {
    let script = try home.write((1...30).map { "add task \($0)\n" }.joined(), to: "script")
    let process = home.process(["--log", home.file("s.log"), "run", script])
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let list = try home.triage("show", "any", "--json").out
    #expect(try home.triage("--store", "copy.db", "run", home.file("s.log")).status == 0)
    #expect(try home.triage("--store", "copy.db", "show", "any", "--json").out == list)
  }

  @Test func `replayed on an empty store gives the same list and the same journal, ids, uuids, times and all`() throws {
    let log = try record()
    let replay = try home.triage("--store", "b.db", "run", log)
    #expect(replay.status == 0 && replay.err == "", "\(replay)")
    let first = try everything("a.db"), second = try everything("b.db")
    #expect(first.count > 1000)
    func withoutSession(_ text: String) -> String { text.replacing(/"session":\d+/, with: "") }
    #expect(withoutSession(first) == withoutSession(second))
  }

  @Test func `is bare lines that were carried out, with everything else in comments`() throws {
    let lines = try home.read(try record()).split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("# triage session 1 start=") && lines[0].hasSuffix(" base=0/empty"))
    #expect(
      lines.filter { !$0.hasPrefix("#") } == [
        "show all", "sort priority desc", "add \"buy milk\" high", "add \"it's late\" low", "add \"third\" medium",
        "show all any", "sort title asc", "done 1 3", "edit 2 \"a better title high\"", "undo", "undo", "redo",
        "priority 1-3 low", "remove 2", "undo 2", "search milk", "show all",
      ])
    #expect(lines.contains("#? oops") && lines.contains { $0.hasPrefix("#! unknown command \"oops\"") })
    #expect(lines.last?.contains(" errors=1 end=") ?? false)
  }

  @Test func `is refused on another base, unless it is forced`() throws {
    let log = try record()
    try home.triage("--store", "c.db", "add", "other")
    let refused = try home.triage("--store", "c.db", "run", log)
    #expect(refused.status == 1 && refused.out == "")
    #expect(refused.err.contains("the log started from 0/empty, and this list is at 1/"))
    // Forced, it stops at the first id that is taken.
    let forced = try home.triage("--force", "--store", "c.db", "run", log)
    #expect(forced.status == 1 && forced.err.contains("task 1 is there already"))
    #expect(try home.triage("--store", "c.db", "show").out.hasSuffix("\tother\n"))
  }

  @Test func `stops where another process wrote in between, and says why`() throws {
    let process = home.process(["--store", "a.db", "--log", "s.log"])
    let input = Pipe(), output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    func say(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) }
    try say("add mine")
    #expect(output.fileHandleForReading.availableData == Data("1\n".utf8))
    #expect(try home.triage("--store", "a.db", "add", "theirs").out == "2\n")
    try say("add mine too")
    #expect(output.fileHandleForReading.availableData == Data("3\n".utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(try home.read(home.file("s.log")).contains("\n#~ step 2 by session 2\n"))
    let replay = try home.triage("--store", "b.db", "run", "s.log")
    #expect(replay.status == 1 && replay.out == "1\n")
    #expect(replay.err.contains("another session changed the list here (step 2 by session 2)"))
    #expect(try home.triage("--force", "--store", "c.db", "run", "s.log").status == 0)
  }

  @Test func `says that something is missing where it was off`() throws {
    let run = try home.triage(
      "--log", "s.log", "--store", "a.db", input: "add a\nlog off\nadd b\nadd c\nlog on\nadd d\n")
    #expect(run.status == 0)
    #expect(try home.read(home.file("s.log")).contains("\n#- steps 2-3\n"))
    let replay = try home.triage("--store", "b.db", "run", "s.log")
    #expect(replay.status == 1 && replay.err.contains("logging was off here (steps 2-3)"))
  }

  @Test func `that was cut off replays what is certain, and stops at a change whose outcome is not there`() throws {
    let whole = try home.read(try record())
    let cut = whole.range(of: "add \"third\" medium\n#= ok")?.lowerBound
    let upTo = try #require(cut)
    let torn = try home.write(String(whole[..<upTo]) + "add \"third\" medium\n#= ok 20", to: "torn.log")
    let replay = try home.triage("--store", "b.db", "run", torn)
    #expect(replay.status == 1 && replay.err.contains("cut off"), "\(replay)")
    #expect(try home.triage("--store", "b.db", "show").out.split(separator: "\n").count == 2)
    let unterminated = try home.write(String(whole[..<upTo]) + "add \"thi", to: "cut.log")
    #expect(try home.triage("--store", "c.db", "run", unterminated).status == 0)
  }

  @Test func `is chained with the one that goes on where it ends`() throws {
    try home.triage("--store", "a.db", "--log", "1.log", input: "add a high\nadd b\n")
    try home.triage("--store", "a.db", "--log", "2.log", input: "done 1\nundo\nadd c\n")
    #expect(try home.triage("--store", "b.db", "run", "1.log", "2.log").status == 0)
    #expect(try home.triage("--store", "b.db", "show", "any").out == home.triage("--store", "a.db", "show", "any").out)
    #expect(try home.triage("--store", "c.db", "run", "2.log", "1.log").status == 1)
  }

  @Test func `is not replayed into itself, nor a script by itself`() throws {
    let run = try home.triage("--log", "s.log", "--store", "a.db", input: "add a\nrun s.log\n")
    #expect(run.status == 1 && run.err.contains("s.log is the log of this session"))
    let script = try home.write("add a\nrun loop.triage\n", to: "loop.triage")
    let loop = try home.triage("--store", "b.db", "run", script)
    #expect(loop.status == 1 && loop.err.contains("runs itself"), "\(loop)")
  }

  @Test func `of a session that ran a script holds the commands that were carried out`() throws {
    _ = try home.write("add from a script high\n", to: "x.triage")
    try home.triage("--log", "s.log", "--store", "a.db", input: "run x.triage\nadd b\n")
    #expect(try home.read(home.file("s.log")).contains("\nadd \"from a script\" high\n#= ok "))
    #expect(try home.triage("--store", "b.db", "run", "s.log").status == 0)
    #expect(try home.triage("--store", "b.db", "show").out == home.triage("--store", "a.db", "show").out)
  }

  @Test func `that cannot be written is told once, and the tasks come first`() throws {
    let run = try home.triage("--log", "/dev/full", "--store", "a.db", input: "add a\nadd b\n")
    #expect(run.out == "1\n2\n" && run.status == 0)
    #expect(
      run.err.split(separator: "\n").count == 1 && run.err.contains("the session goes on without it"), "\(run.err)")
    let missing = try home.triage("--log", "/proc/none/s.log", "--store", "a.db", "add", "c")
    #expect(missing.out == "3\n" && missing.err.contains("/proc/none/s.log"))
  }
}
