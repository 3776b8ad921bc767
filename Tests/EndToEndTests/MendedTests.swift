import Foundation
import Testing

/// Faults that were found by trying to break the program, each with what is right.
@Suite struct `What was mended` {
  let home: Home

  init() throws { home = try Home() }

  @Test func `a tab in a title is a blank, and replays`() throws {
    try home.triage("--store", "a.db", "--log", "s.log", input: "add \"a\tb\"\nsearch x\ty\n")
    #expect(try home.triage("--store", "a.db", "show").out.hasSuffix("\ta b\n"))
    #expect(try home.triage("--store", "b.db", "run", "s.log").status == 0)
    #expect(
      try home.triage("--store", "b.db", "show", "--json").out == home.triage("--store", "a.db", "show", "--json").out)
  }

  @Test func `a log that was off to the end says what is missing`() throws {
    try home.triage("--store", "a.db", "--log", "s.log", input: "add a\nlog off\nadd b\n")
    let replay = try home.triage("--store", "b.db", "run", "s.log")
    #expect(replay.status == 1 && replay.err.contains("logging was off here (step 2)"))
  }

  @Test func `a step missing between two sessions of one log stops the replay before the second`() throws {
    try home.triage("--store", "a.db", "--log", "s.log", "add", "one")
    try home.triage("--store", "a.db", "add", "unlogged")
    try home.triage("--store", "a.db", "--log", "s.log", "add", "three")
    let replay = try home.triage("--store", "b.db", "run", "s.log")
    #expect(replay.status == 1 && replay.out == "1\n" && replay.err.contains("the log started from 2/"))
  }

  @Test func `a damaged first line does not switch the check of the base off`() throws {
    try home.triage("--store", "a.db", "--log", "s.log", "add", "a")
    let log = try home.read(home.file("s.log")).replacing("base=0", with: "base=x")
    try home.triage("--store", "b.db", "add", "other")
    let replay = try home.triage("--store", "b.db", "run", home.write(log, to: "damaged.log"))
    #expect(replay.status == 1 && replay.out == "" && replay.err.contains("damaged"))
  }

  @Test(arguments: ["9223372036854775807", "-5", "0"]) func `a log with an id that no task can have poisons no list`(
    id: String
  ) throws {
    try home.triage("--store", "a.db", "--log", "s.log", "add", "a")
    let log = try home.read(home.file("s.log")).replacing("id=1 ", with: "id=\(id) ")
    let replay = try home.triage("--store", "b.db", "run", home.write(log, to: "altered.log"))
    #expect(replay.status == 1 && replay.err.contains("\(id) is no id that a task can have"))
    #expect(try home.triage("--store", "b.db", "add", "next").out == "1\n")
  }

  @Test func `undoing more than there is says how much there is, and does nothing`() throws {
    let run = try home.triage(input: "add a\nadd b\nundo 5000\n")
    #expect(run.status == 1 && run.err.contains("only 2 steps can be undone"))
    #expect(try home.triage("show").out.split(separator: "\n").count == 2)
  }

  @Test func `a file that may not grow is a full disk`() throws {
    try home.triage("add", "first")
    let title = String(repeating: "x", count: 20_000)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -f 60; exec \"$0\" add \"$1\"", Home.program, title]
    process.environment = home.environment
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 1)
    #expect(text.contains("the disk is full"))
    #expect(try home.triage("show").out.hasSuffix("\tfirst\n"))
    #expect(try home.triage("add", "later").status == 0)
  }

  @Test func `a log that is a pipe nobody reads is told once, and the task is there`() throws {
    #expect(mkfifo(home.file("pipe"), 0o600) == 0)
    let run = try home.triage("--log", "pipe", "add", "a")
    #expect(run.out == "1\n" && run.status == 0 && run.err.split(separator: "\n").count == 1)
  }

  @Test func `C1 control characters are escaped in a log`() throws {
    try home.triage("--log", "s.log", input: "add \u{9B}31mred\n")
    #expect(try !home.read(home.file("s.log")).unicodeScalars.contains("\u{9B}"))
  }

  @Test func `a directory as standard input is an error`() throws {
    let process = home.process([])
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: home.path))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
  }

  @Test func `a prompt follows when its store is removed, and refuses to run what has no end`() throws {
    try home.triage("-c", "add one", "-c", "add two")
    let triage = home.prompt()
    #expect(triage.isAtPrompt && triage.say("show", until: "[All 2]"))
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: home.store + suffix) }
    #expect(triage.say("add after", until: "added 1: after"))
    #expect(triage.say("list", until: "!!    after"))
    #expect(mkfifo(home.file("pipe"), 0o600) == 0)
    #expect(triage.say("run pipe", until: "it is no regular file"))
  }
}
