import Foundation
import TerminalEmulator
import Testing

extension Home {
  /// The program at a terminal of its own.
  func prompt(
    _ arguments: String..., rows: Int = 24, columns: Int = 80, extra: [String: String] = [:]
  ) -> TerminalProgram {
    start([Home.program] + arguments, rows: rows, columns: columns, extra: extra)
  }

  /// Any program at a terminal of its own, in this directory.
  func start(_ command: [String], rows: Int = 24, columns: Int = 80, extra: [String: String] = [:]) -> TerminalProgram {
    let variables = environment.merging(extra) { $1 }.map { "\($0)=\($1)" }
    return TerminalProgram(command, environment: variables, directory: path, rows: rows, columns: columns)
  }
}

extension TerminalProgram {
  /// Types a line and waits until its answer is there and the prompt is back.
  func say(_ line: String, until text: String) -> Bool {
    terminal.send(line + "\r")
    return terminal.wait(for: text) && isAtPrompt
  }

  /// Whether it comes to a prompt that takes keys: drawn, and the terminal taken.
  var isAtPrompt: Bool {
    terminal.wait { $0.cursorRow.hasPrefix("triage") && $0.cursorRow.hasSuffix(">") && !self.terminal.isInLineMode }
  }
}

@Suite struct `The prompt` {
  let home: Home

  init() throws { home = try Home() }

  @Test func `tells the story at a terminal`() throws {
    let triage = home.prompt(rows: 40)
    #expect(triage.isAtPrompt)
    #expect(triage.say("add \"buy milk\" high", until: "added 1: buy milk (high)"))
    #expect(triage.say("add call the plumber medium", until: "added 2: call the plumber (medium)"))
    #expect(triage.say("show medium", until: "triage [medium]>"))
    #expect(triage.terminal.screen.text.contains(" All 2  High 1 [Medium 1] Low 0"))
    #expect(triage.terminal.screen.text.contains("id  pri▼  title"))
    #expect(triage.say("done 2", until: "done 2: call the plumber (medium)"))
    #expect(triage.say("undo", until: "undone: done 2 (step 3)"))
    #expect(triage.say("log", until: "  undo"))
    triage.terminal.send("quit\r")
    #expect(triage.waitForEnd() == .exited(0))
    #expect(triage.terminal.isInLineMode)

    let another = home.prompt("show", "high")
    #expect(another.waitForEnd() == .exited(0))
    #expect(another.terminal.screen.text.contains(" 1  !!!   buy milk"))

    let log = try #require(home.logs.first)
    #expect(try home.triage("--store", "copy.db", "run", log).status == 0)
    #expect(try home.triage("--store", "copy.db", "show", "--json").out == home.triage("show", "--json").out)
  }

  @Test func `marks the chosen segment by brackets, weight and underline`() {
    let triage = home.prompt()
    #expect(triage.isAtPrompt)
    #expect(triage.say("show low", until: "triage [low]>"))
    #expect(triage.terminal.screen.marked.contains("_[Low 0]_") || triage.terminal.screen.marked.contains("[Low 0]"))
    #expect(String(decoding: triage.terminal.received, as: UTF8.self).contains("\u{1B}[1;4m[Low 0]"))
  }

  @Test func `gives up the line at ^C, and leaves at ^D`() {
    let triage = home.prompt()
    #expect(triage.isAtPrompt)
    triage.terminal.send("add half a tit\u{3}")
    #expect(triage.isAtPrompt)
    #expect(triage.say("stats", until: "all        0"))
    triage.terminal.send("\u{4}")
    #expect(triage.waitForEnd() == .exited(0))
    #expect(triage.terminal.isInLineMode)
  }

  @Test func `keeps its lines for the next session, and finds them by ^R`() {
    let first = home.prompt()
    #expect(first.isAtPrompt && first.say("add \"buy milk\" high", until: "added 1"))
    #expect(first.say("add bread", until: "added 2"))
    first.terminal.send("\u{4}")
    #expect(first.waitForEnd() == .exited(0))
    let second = home.prompt()
    #expect(second.isAtPrompt)
    second.terminal.send("\u{1B}[A")
    #expect(second.terminal.wait { $0.cursorRow == "triage> add bread" })
    second.terminal.send("\u{3}")
    #expect(second.isAtPrompt)
    second.terminal.send("\u{12}milk\r")
    #expect(second.terminal.wait(for: "added 3: buy milk (high)"))
  }

  @Test func `completes commands, words, and ids with their titles beside them`() {
    let triage = home.prompt()
    #expect(triage.isAtPrompt && triage.say("add \"buy milk\" high", until: "added 1"))
    for title in 2...10 { #expect(triage.say("add task \(title)", until: "added \(title)")) }
    triage.terminal.send("rem\t")
    #expect(triage.terminal.wait { $0.cursorRow == "triage> remove ID…" })
    triage.terminal.send("1\t")
    #expect(
      triage.terminal.wait {
        $0.text.contains("buy milk") && $0.text.contains("task 10") && $0.cursorRow == "triage> remove 1 buy milk"
      })
    triage.terminal.send("\u{3}")
    #expect(triage.isAtPrompt)
    triage.terminal.send("show hi\t")
    #expect(triage.terminal.wait { $0.cursorRow.hasPrefix("triage> show high") })
  }

  @Test func `puts the old title on the line when edit has none`() {
    let triage = home.prompt()
    #expect(triage.isAtPrompt && triage.say("add \"buy milk\" high", until: "added 1"))
    triage.terminal.send("edit 1\r")
    #expect(triage.terminal.wait { $0.cursorRow.hasPrefix("triage> edit 1 ") && $0.cursorRow.contains("buy milk") })
    triage.terminal.send(" and eggs\r")
    #expect(triage.terminal.wait(for: "edited 1: buy milk and eggs (high)"))
    #expect(triage.isAtPrompt)
    triage.terminal.send("edit 1 \t")
    #expect(triage.terminal.wait { $0.cursorRow == "triage> edit 1 buy milk and eggs" })
    triage.terminal.send("now\r")
    #expect(triage.terminal.wait(for: "edited 1: buy milk and eggs now (high)"))
  }

  @Test func `shows within a moment what another terminal adds, above the half-typed line, which stays`() throws {
    let mine = home.prompt(columns: 40)
    #expect(mine.isAtPrompt)
    let theirs = home.prompt()
    #expect(theirs.isAtPrompt)
    mine.terminal.send("add a half-typed line that wraps round the edge of it")
    #expect(mine.terminal.wait(for: "the edge of it"))
    #expect(theirs.say("add \"from there\" low", until: "added 1"))
    #expect(mine.terminal.wait(for: "session 2: added 1: from there (low)"))
    #expect(
      mine.terminal.wait { $0.text.hasSuffix("triage> add a half-typed line that wraps\n round the edge of it") },
      "\(mine.terminal.screen.text)")
    mine.terminal.send(" high\r")
    #expect(mine.terminal.wait(for: "added 2: a half-typed"))
    #expect(theirs.terminal.wait(for: "session 1: add"))
    #expect(try home.triage("show").out.split(separator: "\n").count == 2)
  }

  @Test func `draws the half-typed line anew after a resize`() {
    let triage = home.prompt(columns: 60)
    #expect(triage.isAtPrompt)
    triage.terminal.send("add something rather long")
    #expect(triage.terminal.wait(for: "rather long"))
    triage.terminal.resize(rows: 12, columns: 34)
    #expect(triage.terminal.wait { $0.cursorRow == "triage> add something rather long" })
    triage.terminal.send(" low\r")
    #expect(triage.terminal.wait(for: "added 1: something rather long"))
  }

  @Test func `stops at ^Z and goes on after fg with the line as it was`() {
    let shell = home.start(["/bin/bash", "--norc", "--noprofile", "-i"], extra: ["PS1": "$ "])
    #expect(shell.terminal.wait { $0.cursorRow.hasSuffix("$") })
    shell.terminal.send("\(Home.program)\r")
    #expect(shell.isAtPrompt)
    shell.terminal.send("add half")
    #expect(shell.terminal.wait { $0.cursorRow == "triage> add half" })
    shell.terminal.send("\u{1A}")
    #expect(shell.terminal.wait { $0.text.contains("Stopped") && $0.cursorRow == "$" })
    shell.terminal.send("fg\r")
    #expect(shell.terminal.wait { $0.cursorRow == "triage> add half" && !shell.terminal.isInLineMode })
    shell.terminal.send(" typed\r")
    #expect(shell.terminal.wait(for: "added 1: half typed"))
  }

  @Test(arguments: ["C", "POSIX", "de_DE.ISO-8859-1", "C.UTF-8"])
  func `takes UTF-8 whatever LANG says (taskwarrior-tui 4, 73; php-src 8968)`(language: String) throws {
    let triage = home.prompt(extra: ["LANG": language, "LC_ALL": language])
    #expect(triage.isAtPrompt)
    #expect(triage.say("add тест 漢字 é 👍", until: "added 1: тест 漢字 é 👍 (medium)"))
    #expect(try home.triage("show").out.hasSuffix("\tтест 漢字 é 👍\n"))
  }

  @Test(arguments: ["dumb", ""]) func `works on a terminal that can do nothing`(terminal: String) {
    let triage = home.prompt(extra: ["TERM": terminal])
    #expect(triage.isAtPrompt)
    #expect(triage.say("add \"buy milk\" high", until: "added 1: buy milk (high)"))
    #expect(triage.say("show high", until: "triage [high]>"))
    #expect(triage.terminal.screen.text.contains(" All 1 [High 1] Medium 0  Low 0\n       --------"))
    #expect(!triage.terminal.received.contains(0x1B))
  }

  @Test(arguments: [(SIGTERM, Int32(143)), (SIGHUP, Int32(129))])
  func `puts the terminal back and ends its log when a signal ends it`(signal: Int32, status: Int32) throws {
    let triage = home.prompt()
    #expect(triage.isAtPrompt && triage.say("add a", until: "added 1"))
    triage.terminal.send("half")
    #expect(triage.terminal.wait { $0.cursorRow == "triage> half" })
    triage.kill(signal)
    #expect(triage.waitForEnd() == .exited(status))
    #expect(triage.terminal.isInLineMode)
    #expect(try home.read(home.logs[0]).split(separator: "\n").last?.hasPrefix("# end ") ?? false)
  }

  @Test func `colours only where it belongs`() {
    let plain = home.prompt("show", extra: ["NO_COLOR": "1"])
    #expect(plain.waitForEnd() == .exited(0))
    #expect(!String(decoding: plain.terminal.received, as: UTF8.self).contains("\u{1B}[3"))
    let never = home.prompt("--color", "never", "show")
    #expect(never.waitForEnd() == .exited(0))
    #expect(!never.terminal.received.contains(0x1B))
  }

  @Test(arguments: [20, 40, 200]) func `keeps rows within the terminal's width`(columns: Int) throws {
    try home.triage("-c", "add \"a title that is far too long for a narrow terminal 漢字漢字漢字\" high", "-c", "add b")
    let triage = home.prompt("show", columns: columns)
    #expect(triage.waitForEnd() == .exited(0))
    let rows = triage.terminal.screen.text.split(separator: "\n")
    #expect(rows.count == 4, "\(triage.terminal.screen.text)")
    #expect(rows[2].contains("a title") && (columns == 200 || rows[2].contains("…")))
  }

  @Test func `complains of a line that does not belong in the configuration`() throws {
    let rc = try home.write("set echo row\nadd x\n", to: "rc")
    let triage = home.prompt("--config", rc, columns: 200)
    #expect(triage.terminal.wait(for: ":2:1: error: only set, show, sort and search belong in a configuration"))
    #expect(triage.isAtPrompt)
  }

  @Test func `does not mistake another list for the one that was there`() throws {
    try home.triage("add", "one", "high")
    let triage = home.prompt()
    #expect(triage.isAtPrompt)
    let directory = home.file(".local/share/triage")
    try FileManager.default.removeItem(atPath: directory)
    #expect(triage.terminal.wait(for: "another list has taken the place of the one that you saw"))
    try home.triage("add", "other", "low")
    #expect(triage.terminal.wait(for: "added 1: other"))
    try home.triage("add", "other2")
    #expect(triage.terminal.wait(for: "added 2: other2") && triage.isAtPrompt)
    #expect(triage.say("list", until: " 2  !!    other2"))
    #expect(triage.terminal.screen.text.contains("[All 2] High 0  Medium 1  Low 1"))
    #expect(triage.terminal.screen.text.contains(" 1  !     other "))
  }

  @Test func `does not wake up while nothing happens`() throws {
    let triage = home.prompt()
    #expect(triage.isAtPrompt)
    func switches() throws -> [Substring] {
      try home.read("/proc/\(triage.pid)/status").split(separator: "\n").filter { $0.contains("ctxt_switches") }
    }
    #expect(triage.say("stats", until: "all        0"))
    let before = try switches()
    #expect(!triage.terminal.wait(seconds: 1) { _ in false })
    #expect(try switches() == before)
  }

  @Test func `keeps only the newest logs when it is told to, and never removes a live one`() throws {
    try FileManager.default.createDirectory(atPath: home.file(".config/triage"), withIntermediateDirectories: true)
    _ = try home.write("set log-keep 2\n", to: ".config/triage/triagerc")
    let living = home.prompt("--config", "none")
    #expect(living.isAtPrompt)
    for _ in 0..<3 {
      let triage = home.prompt()
      #expect(triage.isAtPrompt)
      triage.terminal.send("\u{4}")
      #expect(triage.waitForEnd() == .exited(0))
    }
    let kept = home.logs
    #expect(kept.count == 3 && kept[0].contains("-\(living.pid).log"))
  }
}
