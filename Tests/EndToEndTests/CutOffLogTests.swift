import Foundation
import TerminalEmulator
import Testing

@Suite struct `A log that was cut off` {
  let home: Home

  init() throws { home = try Home() }

  private func everything(_ store: String) throws -> String {
    try home.triage("--store", store, "--json", "-c", "show any", "-c", "sort id", "-c", "changes").out
      .replacing(/"session":\d+/, with: "")
  }

  /// Opens a prompt and leaves it.
  private func visit() {
    let prompt = home.prompt()
    #expect(prompt.isAtPrompt)
    prompt.terminal.send("\u{4}")
    #expect(prompt.waitForEnd() == .exited(0))
  }

  private func replayIsTheSame() throws {
    let copy = home.file("copy.db")
    try? FileManager.default.removeItem(atPath: copy)
    // Two sessions may begin in one second: their numbers tell which came first.
    let logs = try home.logs.map { ($0, Int(try home.read($0).split(separator: " ")[3]) ?? 0) }
    let replay = try home.run(["--store", copy, "run"] + logs.sorted { $0.1 < $1.1 }.map(\.0))
    #expect(replay.status == 0, "\(replay.err)")
    #expect(try everything(copy) == everything(home.store))
  }

  @Test func `by kill -9 at random moments is completed by the next prompt, and the chain replays to the same digest`()
    throws
  {
    var random = SystemRandomNumberGenerator()
    let script = try home.write(String(repeating: "add one of many high\n", count: 3000), to: "many.triage")
    for turn in 0..<8 {
      let prompt = home.prompt()
      #expect(prompt.isAtPrompt)
      if turn % 2 == 0 {
        prompt.terminal.send("run \(script)\r")
        #expect(prompt.terminal.wait(for: ": one of many (high)"))
      } else {
        prompt.terminal.send(String(repeating: "add typed low\rundo 1\r", count: 60))
        #expect(prompt.terminal.wait(for: ": typed (low)"))
      }
      usleep(UInt32.random(in: 0...60_000, using: &random))
      prompt.kill(SIGKILL)
      #expect(prompt.waitForEnd() == .killed(signal: SIGKILL))
    }
    visit()
    for log in home.logs {
      #expect(try home.read(log).split(separator: "\n").last?.hasPrefix("# end ") ?? false)
    }
    try replayIsTheSame()
  }

  /// The log of a session with these lines, cut behind a text.
  private func cut(_ lines: [String], behind text: String, adding torn: String = "") throws -> String {
    let prompt = home.prompt()
    #expect(prompt.isAtPrompt)
    for line in lines { #expect(prompt.say(line, until: line)) }
    prompt.kill(SIGKILL)
    #expect(prompt.waitForEnd() == .killed(signal: SIGKILL))
    let log = try #require(home.logs.first)
    let whole = try home.read(log)
    let end = try #require(whole.range(of: text)?.upperBound)
    try (String(whole[..<end]) + torn).write(toFile: log, atomically: false, encoding: .utf8)
    return whole
  }

  @Test(arguments: [
    ("#. 1 add \"buy milk\" high\n", ""), ("#. 1 add \"buy milk\" high\n", "add \"buy mi"),
    ("\nadd \"buy milk\" high\n", ""), ("\nadd \"buy milk\" high\n", "#= ok 20"), ("#. 2 done 1\n", ""),
    ("#. 3 undo\n", ""), ("#. 4 redo\n", ""), ("\nredo\n", "#= ok 2026-1"), ("redid=3\n", "# end 20"),
  ]) func `anywhere is completed with exactly what would have stood there`(place: String, torn: String) throws {
    let whole = try cut(["add \"buy milk\" high", "done 1", "undo", "redo"], behind: place, adding: torn)
    visit()
    let lines = try home.read(home.logs[0]).split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix("# end ") && !$0.hasPrefix("# cut off") }
        == whole.split(separator: "\n").map(String.init))
    #expect(lines.last?.contains(" commands=4 errors=0 end=4/") ?? false)
    #expect(lines.count { $0.hasPrefix("# end ") } == 1)
    visit()
    #expect(try home.read(home.logs[0]).split(separator: "\n").map(String.init) == lines, "once is enough")
    try replayIsTheSame()
  }

  @Test func `keeps the mark of a command that did not happen, with a remark`() throws {
    _ = try cut(["add a"], behind: "#= ok", adding: "")
    let log = home.logs[0]
    let whole = try home.read(log)
    let head = try #require(whole.range(of: "#. 1 ")?.lowerBound)
    try (whole[..<head] + "#. 1 add \"never\" high\n").write(toFile: log, atomically: false, encoding: .utf8)
    try home.triage("undo")
    visit()
    let lines = try home.read(log).split(separator: "\n").map(String.init)
    #expect(lines.contains("#. 1 add \"never\" high"))
    #expect(!lines.contains("add \"never\" high"))
    #expect(lines.last?.hasPrefix("# end ") ?? false)
  }

  @Test func `is left alone while its session lives, and where it tells of another store`() throws {
    let living = home.prompt()
    #expect(living.isAtPrompt && living.say("add a", until: "added 1"))
    let before = try home.read(home.logs[0])
    visit()
    #expect(try home.read(home.logs[0]) == before)
    let elsewhere = home.prompt("--store", "other.db")
    #expect(elsewhere.isAtPrompt && elsewhere.say("add b", until: "added 1"))
    elsewhere.kill(SIGKILL)
    #expect(elsewhere.waitForEnd() == .killed(signal: SIGKILL))
    let log = try #require(home.logs.first { $0.hasSuffix("-\(elsewhere.pid).log") })
    let cut = try home.read(log)
    visit()
    #expect(try home.read(log) == cut)
    let back = home.prompt("--store", "other.db")
    #expect(back.isAtPrompt && back.say("stats", until: "all        1"))
    #expect(try home.read(log).split(separator: "\n").last?.hasPrefix("# end ") ?? false)
  }

  @Test func `says which steps of others came between`() throws {
    let prompt = home.prompt()
    #expect(prompt.isAtPrompt && prompt.say("add a", until: "added 1"))
    try home.triage("add", "theirs")
    #expect(prompt.terminal.wait(for: "added 2: theirs"))
    #expect(prompt.say("done 1", until: "done 1: a"))
    prompt.kill(SIGKILL)
    #expect(prompt.waitForEnd() == .killed(signal: SIGKILL))
    let log = home.logs[0]
    let whole = try home.read(log)
    let first = try #require(whole.range(of: "#~ step 2 by session 2\n")?.lowerBound)
    let mark = try #require(whole.firstRange(of: "#. 2 done 1\n"))
    try (whole[..<min(first, mark.lowerBound)] + "#. 2 done 1\n").write(toFile: log, atomically: false, encoding: .utf8)
    visit()
    let lines = try home.read(log).split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex(of: "#~ step 2 by session 2"))
    #expect(lines[place + 1] == "done 1" && lines[place + 2].hasPrefix("#= ok "))
    #expect(lines.last?.contains(" end=3/") ?? false)
  }
}

@Suite struct `A chain of logs` {
  let home: Home

  init() throws {
    home = try Home()
    for (name, line) in [("1.log", "add a"), ("2.log", "add b"), ("3.log", "done 1")] {
      try home.triage("--store", "a.db", "--log", name, input: line + "\n")
    }
  }

  @Test func `replays where ends and bases meet`() throws {
    #expect(try home.triage("--store", "b.db", "run", "1.log", "2.log", "3.log").out == "1\n2\n1\n")
  }

  @Test func `with a gap is refused before anything is done, and both files are named`() throws {
    let run = try home.triage("--store", "b.db", "run", "1.log", "3.log")
    #expect(run.status == 1 && run.out == "", "\(run)")
    #expect(run.err.contains("error: 3.log started from 2/"), "\(run.err)")
    #expect(run.err.contains(", and 1.log ended at 1/"))
    #expect(try home.triage("--store", "b.db", "show").out == "")
    let turned = try home.triage("--store", "b.db", "run", "2.log", "1.log")
    #expect(turned.err.contains("1.log started from 0/empty, and 2.log ended at 2/"))
    #expect(try home.triage("--force", "--store", "c.db", "run", "1.log", "3.log").status == 0)
  }

  @Test func `with a file that cannot be read does nothing`() throws {
    let run = try home.triage("--store", "b.db", "run", "1.log", "none.log")
    #expect(run.status == 1 && run.out == "" && run.err.contains("none.log cannot be read"))
  }
}
