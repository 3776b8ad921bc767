import Foundation
import TerminalEmulator
import Testing

extension TerminalProgram {
  /// Waits until the screen is exactly this.
  func shows(_ text: String) -> Bool { terminal.wait { $0.text == text } }
}

@Suite struct `Watching on a terminal` {
  let home: Home

  init() throws { home = try Home() }

  /// A shell with one line on its screen, from which a watch is started as a person would.
  private func shell(rows: Int = 10, columns: Int = 60, extra: [String: String] = [:]) -> TerminalProgram {
    let shell = home.start(
      ["/bin/bash", "--norc", "--noprofile", "-i"], rows: rows, columns: columns,
      extra: ["PS1": "$ ", "T": Home.program].merging(extra) { $1 })
    #expect(shell.terminal.wait { $0.cursorRow == "$" })
    shell.terminal.send("A=$(stty -g); clear; echo before\r")
    #expect(shell.shows("before\n$"))
    return shell
  }

  private func fill() throws {
    try home.triage("-c", "add \"buy milk\" high", "-c", "add 買い物に行く medium", "-c", "add call the plumber low")
  }

  @Test(arguments: [
    (
      20,
      """
      [All 3] High 1 ›
      id  pri▼  title
       1  !!!   buy milk
       2  !!    買い物に…
       3  !     call the…



      q leaves
      """
    ),
    (
      40,
      """
      [All 3] High 1  Medium 1  Low 1
      id  pri▼  title                     age
       1  !!!   buy milk                  now
       2  !!    買い物に行く              now
       3  !     call the plumber          now



      q leaves
      """
    ),
    (
      80,
      """
      [All 3] High 1  Medium 1  Low 1
      id  pri▼  title                                                             age
       1  !!!   buy milk                                                          now
       2  !!    買い物に行く                                                      now
       3  !     call the plumber                                                  now



      q leaves
      """
    ),
    (
      200,
      "[All 3] High 1  Medium 1  Low 1\n" + "id  pri▼  title" + String(repeating: " ", count: 181) + "age\n"
        + " 1  !!!   buy milk" + String(repeating: " ", count: 178) + "now\n" + " 2  !!    買い物に行く"
        + String(repeating: " ", count: 174) + "now\n" + " 3  !     call the plumber"
        + String(repeating: " ", count: 170) + "now\n\n\n\nq leaves"
    ),
  ])
  func `fills the screen at every width, and gives the shell's back`(columns: Int, picture: String) throws {
    try fill()
    let shell = shell(rows: 9, columns: columns)
    let before = shell.terminal.screen.scrollback
    shell.terminal.send("$T watch\r")
    #expect(shell.shows(picture), "\(shell.terminal.screen.text)")
    shell.terminal.send("q")
    #expect(shell.terminal.wait { $0.text == "before\n$ $T watch\n$" && $0.cursor == (2, 2) })
    #expect(shell.terminal.screen.scrollback == before)
    shell.terminal.send("clear; echo $? $([ $(stty -g) = $A ] && echo same)\r")
    #expect(shell.shows("0 same\n$"), "\(shell.terminal.screen.text)")
  }

  @Test func `shows what two other terminals do, in the rows that differ alone, none of them ever blank`() throws {
    try fill()
    let watch = home.prompt("watch", rows: 8, columns: 40)
    #expect(watch.terminal.wait(for: "q leaves"))
    let other = home.prompt(), third = home.prompt()
    #expect(other.isAtPrompt && third.isAtPrompt)
    let start = watch.terminal.received.count
    watch.terminal.afterEachByte = { screen in
      for row in [0, 1, 2, 3, 7] { #expect(screen.row(row) != "", "row \(row)") }
    }
    #expect(other.say("done 3", until: "done 3: call"))
    #expect(
      watch.shows(
        """
        [All 2] High 1  Medium 1  Low 0
        id  pri▼  title                     age
         1  !!!   buy milk                  now
         2  !!    買い物に行く              now



        q leaves
        """), "\(watch.terminal.screen.text)")
    let sent = String(decoding: watch.terminal.received[start...], as: UTF8.self)
    #expect(sent.hasPrefix("\u{1B}[?2026h\u{1B}[1H") && sent.hasSuffix("\u{1B}[?2026l"))
    #expect(sent.contains("\u{1B}[5H\u{1B}[m\u{1B}[K") && !sent.contains("\u{1B}[3H") && !sent.contains("plumber"))
    #expect(third.say("add \"from the third\" high", until: "added 4"))
    #expect(watch.terminal.wait { $0.row(3) == " 4  !!!   from the third            now" && $0.row(4).hasPrefix(" 2") })
    #expect(!String(decoding: watch.terminal.received[start...], as: UTF8.self).contains("\u{1B}[2J"))
    watch.terminal.afterEachByte = nil
    watch.terminal.send("q")
    #expect(watch.waitForEnd() == .exited(0))
  }

  @Test func `merges what comes quickly into few frames, and ends with the last state`() throws {
    let watch = home.prompt("watch", rows: 8, columns: 40)
    #expect(watch.terminal.wait(for: "q leaves"))
    let start = watch.terminal.received.count
    let began = ContinuousClock.now
    // Each group of a script is committed for itself.
    try home.triage("run", "-", input: (1...5000).map { "add task \($0)\n" }.joined())
    #expect(watch.terminal.wait(for: "… 4,995 more; q leaves"))
    let most = (ContinuousClock.now - began) / .milliseconds(50) + 2
    let frames = String(decoding: watch.terminal.received[start...], as: UTF8.self).components(separatedBy: "[?2026h")
    #expect(frames.count > 1 && Double(frames.count - 1) <= most)
  }

  @Test(arguments: ["\u{3}", "\u{4}", "\u{1B}", "Q"]) func `is left by these keys as well`(key: String) {
    let watch = home.prompt("watch")
    #expect(watch.terminal.wait(for: "q leaves") && !watch.terminal.isInLineMode)
    watch.terminal.send(key)
    #expect(watch.waitForEnd() == .exited(0))
    #expect(watch.terminal.isInLineMode && watch.terminal.screen.text == "")
  }

  @Test(arguments: [(SIGTERM, Int32(143)), (SIGHUP, Int32(129)), (SIGQUIT, Int32(131))])
  func `leaves cleanly when a signal ends it`(signal: Int32, status: Int32) {
    let alone = home.prompt("watch")
    #expect(alone.terminal.wait(for: "q leaves"))
    alone.kill(signal)
    #expect(alone.waitForEnd() == .exited(status))
    #expect(alone.terminal.isInLineMode && alone.terminal.screen.text == "")
    #expect(String(decoding: alone.terminal.received, as: UTF8.self).hasSuffix("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func `stops at ^Z with the shell's screen, and after fg shows what came meanwhile`() throws {
    try fill()
    let shell = shell()
    shell.terminal.send("$T watch\r")
    #expect(shell.terminal.wait(for: "q leaves"))
    shell.terminal.send("\u{1A}")
    #expect(shell.terminal.wait { $0.text.hasPrefix("before\n$ $T watch\n") && $0.cursorRow == "$" })
    #expect(shell.terminal.screen.text.contains("Stopped"))
    try home.triage("done", "1")
    shell.terminal.send("fg\r")
    #expect(
      shell.shows(
        """
        [All 2] High 0  Medium 1  Low 1
        id  pri▼  title                                         age
         2  !!    買い物に行く                                  now
         3  !     call the plumber                              now





        q leaves
        """), "\(shell.terminal.screen.text)")
    shell.terminal.send("q")
    #expect(shell.terminal.wait { $0.text.hasPrefix("before\n$ $T watch\n") && $0.cursorRow == "$" })
  }

  @Test func `waits in the background until fg, without a byte on the shell's screen`() throws {
    try fill()
    let shell = shell()
    shell.terminal.send("$T watch &\r")
    #expect(shell.terminal.wait { $0.text.hasPrefix("before\n$ $T watch &\n[1] ") && $0.cursorRow == "$" })
    let start = shell.terminal.received.count
    for _ in 0..<100 where !shell.terminal.screen.text.contains("Stopped") {
      shell.terminal.send("clear; jobs; echo told\r")
      #expect(shell.terminal.wait { $0.text.hasSuffix("told\n$") })
    }
    #expect(!String(decoding: shell.terminal.received[start...], as: UTF8.self).contains("1049"))
    shell.terminal.send("fg\r")
    #expect(shell.terminal.wait { $0.row(9) == "q leaves" && $0.row(2).contains("buy milk") })
    shell.terminal.send("q")
    #expect(shell.terminal.wait { $0.text.contains("Stopped") && $0.cursorRow == "$" })
    shell.terminal.send("clear; echo $? $([ $(stty -g) = $A ] && echo same)\r")
    #expect(shell.shows("0 same\n$"), "\(shell.terminal.screen.text)")
  }

  @Test func `ends when its terminal goes away`() {
    let watch = home.prompt("watch")
    #expect(watch.terminal.wait(for: "q leaves"))
    watch.terminal.disconnect()
    #expect(watch.waitForEnd() == .exited(129))
  }

  @Test func `draws all of it anew at another size`() throws {
    try fill()
    let watch = home.prompt("watch", rows: 12, columns: 70)
    #expect(watch.terminal.wait(for: "q leaves"))
    watch.terminal.resize(rows: 5, columns: 30)
    #expect(
      watch.shows(
        """
        [All 3] High 1  Medium 1 ›
        id  pri▼  title           age
         1  !!!   buy milk        now
         2  !!    買い物に行く    now
        … 1 more; q leaves
        """), "\(watch.terminal.screen.text)")
    watch.terminal.resize(rows: 8, columns: 90)
    #expect(watch.terminal.wait { $0.row(7) == "q leaves" && $0.row(2).hasSuffix("now") && $0.row(2).count > 80 })
  }

  @Test func `switches the segment and moves through the list by keys`() throws {
    try home.triage("run", "-", input: (1...20).map { "add task \($0) low\n" }.joined() + "add first high\n")
    let watch = home.prompt("watch", rows: 8, columns: 60)
    #expect(watch.terminal.wait(for: "… 16 more; q leaves"))
    watch.terminal.send("\u{1B}OQ")
    #expect(watch.terminal.wait { $0.text.contains("[High 1]") && $0.row(2).contains("first") && $0.row(3) == "" })
    watch.terminal.send("\u{1B}4")
    #expect(watch.terminal.wait { $0.text.contains("[Low 20]") && $0.row(2).contains("task 1 ") })
    watch.terminal.send("\u{1B}[6~")
    #expect(watch.terminal.wait { $0.row(2).contains("task 6 ") && $0.row(7) == "6–10 of 20; q leaves" })
    watch.terminal.send("G")
    #expect(watch.terminal.wait { $0.row(6).contains("task 20 ") && $0.row(7) == "16–20 of 20; q leaves" })
    watch.terminal.send("\u{1B}[A1")
    #expect(watch.terminal.wait { $0.text.contains("[All 21]") && $0.row(2).contains("first") })
  }

  @Test func `does not wake up while nothing happens`() throws {
    try fill()
    let watch = home.prompt("watch")
    #expect(watch.terminal.wait(for: "q leaves"))
    #expect(try home.staysAsleep(watch.pid))
  }

  @Test func `at the prompt is for as long as it lasts, and does not tell again what it has shown`() throws {
    try fill()
    let triage = home.prompt(rows: 12, columns: 60)
    #expect(triage.isAtPrompt)
    #expect(triage.say("show medium", until: "triage [medium]>"))
    triage.terminal.send("watch low\r")
    #expect(triage.terminal.wait { $0.text.contains("[Low 1]") && $0.row(11) == "q leaves" })
    try home.triage("add", "from outside", "low")
    #expect(triage.terminal.wait { $0.row(3).contains("from outside") })
    triage.terminal.send("q")
    #expect(triage.isAtPrompt && triage.terminal.screen.cursorRow == "triage [medium]>")
    #expect(!triage.terminal.screen.text.contains("from outside"))
    try home.triage("add", "later", "low")
    #expect(triage.terminal.wait(for: "later"))
    #expect(!triage.terminal.screen.text.contains("from outside"))
    triage.terminal.send("watch\r")
    #expect(triage.terminal.wait { $0.text.contains("[Medium 1]") && $0.row(11) == "q leaves" })
    triage.terminal.resize(rows: 12, columns: 40)
    #expect(triage.terminal.wait { $0.row(1).hasSuffix("age") && $0.row(1).count == 39 })
    triage.terminal.send("\u{3}")
    #expect(triage.isAtPrompt)
    triage.terminal.send("add a line that wraps at the new width of it")
    #expect(
      triage.terminal.wait { $0.text.hasSuffix("triage [medium]> add a line that wraps a\nt the new width of it") },
      "\(triage.terminal.screen.text)")
    triage.kill(SIGTERM)
    #expect(triage.waitForEnd() == .exited(143))
  }

  @Test func `ends the prompt with it when a signal ends it, and the log has its end`() throws {
    let triage = home.prompt()
    #expect(triage.isAtPrompt)
    triage.terminal.send("watch\r")
    #expect(triage.terminal.wait(for: "q leaves"))
    triage.kill(SIGTERM)
    #expect(triage.waitForEnd() == .exited(143))
    #expect(triage.terminal.isInLineMode)
    let log = try home.read(home.logs[0])
    #expect(log.contains("\n# watch\n") && log.split(separator: "\n").last?.hasPrefix("# end ") ?? false)
  }

  @Test func `clears the screen in the end where there is no second one`() {
    let watch = home.prompt("watch", extra: ["TERM": "linux"])
    #expect(watch.terminal.wait(for: "q leaves"))
    watch.terminal.send("q")
    #expect(watch.waitForEnd() == .exited(0))
    #expect(watch.terminal.screen.text == "" && watch.terminal.screen.cursor == (0, 0))
    #expect(!String(decoding: watch.terminal.received, as: UTF8.self).contains("1049"))
  }

  @Test(arguments: ["dumb", "", "no-such-terminal"])
  func `is lines on a terminal that cannot be drawn on`(terminal: String) throws {
    let watch = home.prompt("watch", extra: ["TERM": terminal])
    #expect(watch.shows("watching; ^C ends it"))
    try home.triage("add", "buy milk", "high")
    #expect(watch.shows("watching; ^C ends it\nsession 1: added 1: buy milk (high)"), "\(watch.terminal.screen.text)")
    watch.terminal.send("\u{3}")
    #expect(watch.waitForEnd() == .exited(130))
    #expect(!watch.terminal.received.contains(0x1B))
  }

  @Test func `gives the prompt a row of its own after control C on a terminal that cannot be drawn on`() {
    let triage = home.prompt("--quiet", extra: ["TERM": "dumb"])
    #expect(triage.isAtPrompt)
    triage.terminal.send("watch\r")
    // It watches once its log says so.
    #expect(
      triage.terminal.wait { _ in
        triage.terminal.isInLineMode && home.logs.contains { ((try? home.read($0)) ?? "").contains("# watch") }
      })
    triage.terminal.send("\u{3}")
    #expect(triage.shows("triage> watch\n^C\ntriage>"), "\(triage.terminal.screen.text)")
  }

  @Test func `says in its last row what goes wrong meanwhile, and afterwards`() throws {
    try fill()
    let watch = home.prompt("watch", columns: 70)
    #expect(watch.terminal.wait(for: "q leaves"))
    try Data("no database".utf8).write(to: URL(fileURLWithPath: home.store + ".new"))
    #expect(rename(home.store + ".new", home.store) == 0)
    try Data().write(to: URL(fileURLWithPath: home.store + ".changed.new"))
    #expect(rename(home.store + ".changed.new", home.store + ".changed") == 0)
    #expect(watch.terminal.wait { $0.row(23).hasPrefix("warning: ") }, "\(watch.terminal.screen.text)")
    watch.terminal.send("q")
    #expect(watch.waitForEnd() == .exited(0))
    #expect(watch.terminal.screen.text.hasPrefix("warning: "))
  }
}
