import Foundation
import TerminalEmulator
import Testing

@Suite struct `A script at the prompt` {
  let home: Home

  init() throws { home = try Home() }

  @Test func `confirms each line, and shows the bar once, at its end`() throws {
    _ = try home.write("add a high\nadd b\nadd c low\n", to: "x.triage")
    let triage = home.prompt(rows: 40)
    #expect(triage.isAtPrompt)
    #expect(
      triage.say(
        "run x.triage",
        until: """
          run x.triage
          added 1: a (high)
          added 2: b (medium)
          added 3: c (low)
          [All 3] High 1  Medium 1  Low 1
          triage>
          """), "\(triage.terminal.screen.text)")
  }

  @Test func `that is given up says how many lines were carried out, and that they stay`() throws {
    let script = try home.write(String(repeating: "add one of many\n", count: 200_000), to: "x.triage")
    let triage = home.prompt(rows: 40)
    #expect(triage.isAtPrompt)
    triage.terminal.send("run \(script)\r")
    #expect(triage.terminal.wait(for: ": one of many (medium)"))
    triage.terminal.send("\u{3}")
    #expect(triage.terminal.wait(for: " takes them back)\n"))
    #expect(triage.isAtPrompt)
    let said = try #require(
      triage.terminal.screen.text.firstMatch(
        of: /given up: (\S+) lines were carried out and stay \(`undo (\d+)` takes them back\)/))
    let count = try #require(Int(said.2))
    #expect(said.1.replacing(",", with: "") == said.2)
    #expect(try home.triage("show").out.split(separator: "\n").count == count)
    #expect(triage.say("undo \(count)", until: "[All 0]"))
    #expect(try home.triage("show").out == "")
  }
}

@Suite struct `A replay` {
  let home: Home

  init() throws { home = try Home() }

  @Test func `prints confirmations alone: the views in a log are state`() throws {
    try home.triage(
      "--store", "a.db", "--log", "s.log", input: "add a high\nadd b\nshow high\nsort title\n/a\nlist\ndone 1\n")
    #expect(try home.triage("--store", "b.db", "run", "s.log") == Home.Run(out: "1\n2\n1\n"))
    let json = try home.triage("--store", "c.db", "--json", "run", "s.log")
    #expect(json.out.split(separator: "\n").count == 3)
    // A script of one's own shows what its lines ask for.
    let script = try home.write("add a high\nshow high\n", to: "x.triage")
    #expect(try home.triage("--store", "d.db", "run", script).out.split(separator: "\n").count == 2)
  }

  @Test func `at the prompt leaves what is seen as the log says`() throws {
    try home.triage("--store", "a.db", "--log", "s.log", input: "add a high\nadd b\nshow high\n")
    let triage = home.prompt(rows: 40)
    #expect(triage.isAtPrompt)
    #expect(
      triage.say(
        "run s.log",
        until: """
          added 1: a (high)
          added 2: b (medium)
           All 2 [High 1] Medium 1  Low 0
          triage [high]>
          """), "\(triage.terminal.screen.text)")
  }
}
