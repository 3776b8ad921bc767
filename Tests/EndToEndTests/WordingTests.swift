import Foundation
import TerminalEmulator
import Testing

@Suite struct `What the program says` {
  let home: Home

  init() throws { home = try Home() }

  /// Runs the program with words that no Swift string can hold: `ARG` is `caf`, a byte that is not UTF-8, and `.x`.
  private func runRaw(_ words: String, extra: String = "") throws -> Home.Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ARG=$(printf 'caf\\351.x'); \(extra) \"$0\" \(words)", Home.program]
    process.environment = home.environment
    process.currentDirectoryURL = URL(fileURLWithPath: home.path)
    let out = Pipe(), err = Pipe()
    process.standardOutput = out
    process.standardError = err
    try process.run()
    let output = out.fileHandleForReading.readDataToEndOfFile()
    let errors = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Home.Run(
      out: String(decoding: output, as: UTF8.self), err: String(decoding: errors, as: UTF8.self),
      status: process.terminationStatus)
  }

  @Test(arguments: [
    ("--store \"$ARG\" add x", "--store"), ("--store=\"$ARG\" add x", "--store"), ("--log \"$ARG\" add x", "--log"),
    ("--config \"$ARG\" add x", "--config"), ("run \"$ARG\"", "run"), ("add \"$ARG\"", "add"),
    ("-c \"add $ARG\"", "-c"), ("add x -- \"$ARG\"", "add"),
  ]) func `refuses words that are not UTF-8, and names where they stand`(words: String, place: String) throws {
    let run = try runRaw(words)
    #expect(run.status == 2 && run.out == "")
    #expect(run.err.hasPrefix("error: \(place): \"caf\u{FFFD}.x\" is not UTF-8") || place == "-c", "\(run.err)")
    #expect(run.err.hasPrefix("error: \(place): "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test(arguments: ["TRIAGE_STORE", "TRIAGE_LOG", "XDG_DATA_HOME"])
  func `refuses paths that are not UTF-8 in the environment, too`(variable: String) throws {
    let run = try runRaw("add x", extra: "\(variable)=/$ARG;  export \(variable);")
    #expect(run.status == 2 && run.err.hasPrefix("error: \(variable): "), "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [])
  }

  @Test func `is one JSON value a line for each command`() throws {
    let run = try home.triage("--json", "-c", "set log-keep 3", "-c", "set log-keep", "-c", "stats", "-c", "quit")
    let lines = run.out.split(separator: "\n").map(String.init)
    #expect(lines.count == 4, "\(run)")
    #expect(lines[0] == #"{"log-keep":"3"}"# && lines[1] == lines[0] && lines[3] == #"{"quit":true}"#)
    #expect(lines[2].contains(#","done":0.0,"#))
    try home.triage("-c", "add a", "-c", "add b", "-c", "add c", "-c", "add d", "-c", "done 1-3")
    #expect(try home.triage("--json", "stats").out.contains(#","done":0.75,"#))
    try FileManager.default.createDirectory(atPath: home.file(".config/triage"), withIntermediateDirectories: true)
    _ = try home.write("set log-keep 3\n", to: ".config/triage/triagerc")
    #expect(try home.triage("--json", "set", "log-keep").out == #"{"log-keep":"3"}"# + "\n")
  }

  @Test func `of an id that is not there fits the command`() throws {
    try home.triage("add", "a")
    for command in [["info", "999"], ["edit", "999"], ["changes", "999"]] {
      let run = try home.run(command)
      #expect(run.status == 1 && run.out == "" && run.err.hasPrefix("error: no task 999\n"), "\(run)")
      #expect(run.err.hasSuffix("^~~ `list` shows the ids\n"), "\(run.err)")
    }
    try home.triage("remove", "1")
    #expect(try home.triage("changes", "1").out.split(separator: "\n").count == 2)
  }

  @Test(arguments: ["\u{200B}", "\u{200B} \u{2060}", "\u{AD}", "\u{FEFF}", "\u{3164}", "\u{2800}", "\u{FE0F}\u{200D}"])
  func `refuses a title of which nothing can be seen`(title: String) throws {
    let run = try home.triage("add", "--", title)
    #expect(run.status == 2 && run.err.contains("the title is empty"), "\(run)")
    #expect(try home.triage("add", "👨‍👩‍👧").status == 0)
  }

  @Test func `takes a number for what it is, not for an option`() throws {
    try home.triage("add", "a")
    let run = try home.triage("undo", "-5")
    #expect(run.status == 2 && run.err.hasPrefix("error: \"-5\" is not a number of steps\n"), "\(run.err)")
    #expect(run.err.contains("try: undo 2"))
    #expect(try home.triage("done", "-1").err.contains("ids start at 1"))
  }

  @Test func `takes the short name of priority, and knows what age is called`() throws {
    #expect(try home.triage("sort", "pri").status == 0)
    #expect(try home.triage("sort", "age").err.hasSuffix("^~~ did you mean \"created\"?\n"))
  }

  @Test func `of a redo that cannot be done names the step that it would bring back`() throws {
    try home.triage("-c", "add a", "-c", "edit 1 b", "-c", "undo")
    try home.triage("edit", "1", "c")
    let run = try home.triage("redo")
    #expect(run.status == 1)
    #expect(
      run.err.hasPrefix(
        "error: step 2 cannot be redone: the title of task 1 was \"a\" when it was undone and is \"c\" now\n"),
      "\(run.err)")
  }

  @Test func `of a log that is not there is the same for on and path`() throws {
    for word in ["on", "path"] {
      let run = try home.triage("log", word)
      #expect(run.status == 1 && run.err.hasSuffix("~ name one with --log\n"), "\(run.err)")
    }
    let triage = home.prompt("--log", "none")
    #expect(triage.isAtPrompt && triage.say("log path", until: "`log on` begins one"))
  }

  @Test func `complains of a configuration that cannot be read, and of a setting without a value`() throws {
    #expect(try home.triage("show").err == "")
    try FileManager.default.createDirectory(
      atPath: home.file(".config/triage/triagerc"), withIntermediateDirectories: true)
    let unreadable = try home.triage("show")
    #expect(unreadable.status == 0)
    #expect(
      unreadable.err
        == "warning: the configuration \(home.file(".config/triage/triagerc")) cannot be read: Is a directory\n"
    )
    let rc = try home.write("set log-keep\nset foo\nset\nshow\n", to: "rc")
    let lines = try home.triage("--config", rc, "set", "echo").err.split(separator: "\n").filter { $0.hasPrefix("/") }
    #expect(
      lines
        == [
          "\(rc):1:13: error: set log-keep needs a value", "\(rc):2:5: error: no setting \"foo\"",
          "\(rc):3:4: error: set needs a name and a value",
        ].map { Substring($0) })
  }

  @Test(arguments: [
    ("delete 3", "remove"), ("complete 3", "done"), ("new milk", "add"), ("rename 3 x", "edit"), ("?", "help"),
    ("find milk", "search"),
  ]) func `knows what other programs call it`(line: String, name: String) throws {
    let run = try home.triage("-c", line)
    #expect(run.status == 2 && run.err.contains("did you mean \"\(name)\"?"))
  }

  @Test func `finds a file in the home directory by its tilde, in a line and by Tab`() throws {
    _ = try home.write("add from the script\n", to: "notes-script")
    #expect(try home.triage("-c", "run ~/notes-script").out == "1\n")
    let triage = home.prompt()
    #expect(triage.isAtPrompt)
    triage.terminal.send("run ~/notes\t")
    #expect(triage.terminal.wait { $0.cursorRow.hasPrefix("triage> run ~/notes-script") })
    triage.terminal.send("\r")
    #expect(triage.terminal.wait(for: "added 2: from the script"))
  }

  @Test(arguments: ["bar", "foo dir"]) func `goes on behind a directory by Tab`(directory: String) throws {
    try FileManager.default.createDirectory(atPath: home.file(directory), withIntermediateDirectories: true)
    _ = try home.write("add from the script\n", to: directory + "/notes")
    let triage = home.prompt()
    #expect(triage.isAtPrompt)
    triage.terminal.send("run ~/\(directory.prefix(3))\t\t\r")
    #expect(triage.terminal.wait(for: "added 1: from the script"), "\(triage.terminal.screen.text)")
  }

  @Test func `puts the caret under wide characters of a line that is cut`() throws {
    let triage = home.prompt(columns: 40)
    #expect(triage.isAtPrompt)
    triage.terminal.send("priority 1 2 3 高い高い高い高い高い高い高い高い高\r")
    #expect(triage.terminal.wait { $0.text.contains("\n            ^~~~") || $0.text.contains("^~~~") })
    let rows = triage.terminal.screen.text.split(separator: "\n")
    let caret = try #require(rows.firstIndex { $0.contains("^~") })
    #expect(rows[caret - 1].hasPrefix("  ") && rows[caret - 1].contains("高い"), "\(triage.terminal.screen.text)")
    let marks = rows[caret].prefix { $0 == " " || $0 == "^" || $0 == "~" }
    #expect(marks.count <= 40 && rows[caret - 1].contains("…"))
  }

  @Test func `shows the part of a long line that is wrong, in one row`() throws {
    let triage = home.prompt(columns: 40)
    #expect(triage.isAtPrompt)
    triage.terminal.send("priority 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 hgih\r")
    #expect(
      triage.terminal.wait {
        $0.text.contains("  …7 8 9 10 11 12 13 14 15 16 17 hgih\n") || $0.text.contains("hgih\n  ")
      })
    let rows = triage.terminal.screen.text.split(separator: "\n")
    let line = rows.last { $0.contains("hgih") } ?? "", caret = rows.last { $0.contains("^~~~") } ?? ""
    #expect(line.prefix { $0 != "h" }.count == caret.prefix { $0 != "^" }.count, "\(triage.terminal.screen.text)")
  }

  @Test func `of a history that cannot be kept is a sentence, and what is in one does nothing to the terminal`() throws
  {
    let state = home.file(".local/state/triage")
    try FileManager.default.createDirectory(atPath: state + "/history", withIntermediateDirectories: true)
    let broken = home.prompt()
    #expect(broken.isAtPrompt)
    #expect(broken.terminal.screen.text.contains("the history of lines is not kept: "))
    #expect(broken.terminal.screen.text.replacing("\n", with: "").contains("/history: Is a directory"))
    try FileManager.default.removeItem(atPath: state + "/history")
    _ = try home.write("add \u{1B}]0;owned\u{7}x\u{9B}31m\n", to: ".local/state/triage/history")
    let triage = home.prompt()
    #expect(triage.isAtPrompt)
    triage.terminal.send("\u{1B}[A")
    #expect(triage.terminal.wait { $0.cursorRow.contains("owned") })
    let received = String(decoding: triage.terminal.received, as: UTF8.self)
    #expect(!received.contains("\u{1B}]0;owned") && !received.contains("\u{9B}") && !received.contains("\u{7}x"))
  }
}
