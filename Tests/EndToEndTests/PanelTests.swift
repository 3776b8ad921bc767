import TerminalEmulator
import Testing

@Suite struct `The panel of the prompt` {
  let home: Home

  init() throws {
    home = try Home()
    for line in [
      "add \"buy milk\" high", "add call the plumber", "add \"Milchreis für Malmö\" low", "add water the plants low",
    ] {
      try home.triage("-c", line)
    }
  }

  /// A prompt that says nothing before its line, so that the screen holds only what a test is about.
  private func prompt(_ columns: Int) -> TerminalProgram {
    let triage = home.prompt("--quiet", rows: 14, columns: columns)
    #expect(triage.isAtPrompt)
    return triage
  }

  /// A prompt with its two rows of greeting.
  private func greetedPrompt(_ columns: Int) -> TerminalProgram {
    let triage = home.prompt(rows: 14, columns: columns)
    #expect(triage.isAtPrompt)
    return triage
  }

  private func textBelowGreeting(_ screen: TerminalScreen) -> String {
    screen.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
  }

  private static let previews = [
    20: """
    *triage>* /mil
    *_[All 2]_* High 1 ›
    1  !!!  buy *_mil_*k
    3  !    *_Mil_*chreis …
    """,
    40: """
    *triage>* /mil
    *_[All 2]_* High 1  Medium 0  Low 1
    1  !!!  buy *_mil_*k                    now
    3  !    *_Mil_*chreis für Malmö         now
    """,
    80: """
    *triage>* /mil
    *_[All 2]_* High 1  Medium 0  Low 1
    1  !!!  buy *_mil_*k                                                            now
    3  !    *_Mil_*chreis für Malmö                                                 now
    """,
  ]

  @Test func `keeps to the edges of a wide terminal`() {
    let triage = prompt(200)
    triage.terminal.send("/mil")
    #expect(triage.terminal.wait { $0.text.contains("Mil") })
    // The ages end a column before the edge.
    #expect(
      triage.terminal.screen.text == """
        triage> /mil
        [All 2] High 1  Medium 0  Low 1
        1  !!!  buy milk\(String(repeating: " ", count: 180))now
        3  !    Milchreis für Malmö\(String(repeating: " ", count: 169))now
        """)
  }

  @Test(arguments: [20, 40, 80]) func `shows what a search finds while it is typed, and goes when it is deleted`(
    columns: Int
  ) {
    let triage = prompt(columns)
    let empty = triage.terminal.screen.text
    triage.terminal.send("/mil")
    #expect(
      triage.terminal.wait { $0.text.contains("Mil") }, "\(triage.terminal.screen.marked)")
    #expect(triage.terminal.screen.marked.replacing("*!!!*", with: "!!!") == Self.previews[columns])
    #expect(triage.terminal.screen.cursor == (0, 12))
    triage.terminal.send("\u{7F}\u{7F}\u{7F}")
    #expect(triage.terminal.wait { $0.text.contains("4  !") && $0.text.contains("[All 4]") })
    triage.terminal.send("\u{7F}")
    #expect(triage.terminal.wait { $0.text == empty && $0.cursor == (0, 8) })
  }

  @Test func `keeps the search at Enter and gives it up at control C`() {
    let triage = prompt(60)
    triage.terminal.send("search mil")
    #expect(triage.terminal.wait { $0.text.contains("Mil") })
    triage.terminal.send("\u{3}")
    #expect(triage.terminal.wait { $0.text == "triage> search mil^C\ntriage>" })
    triage.terminal.send("/mil")
    #expect(triage.terminal.wait { $0.text.contains("Mil") })
    triage.terminal.send("\r")
    #expect(triage.terminal.wait { $0.cursorRow == "triage [/mil]>" })
    #expect(
      triage.terminal.screen.text == """
        triage> search mil^C
        triage> /mil
        [All 2] High 1  Medium 0  Low 1
        id  pri▼  title                                          age
         1  !!!   buy milk                                       now
         3  !     Milchreis für Malmö                            now
        triage [/mil]>
        """)
  }

  @Test(arguments: ["\u{1B}[14~", "\u{1B}4", "\u{1B}OS"]) func `switches segments below a half-typed line`(key: String)
  {
    let triage = greetedPrompt(60)
    triage.terminal.send("add half a ti" + key)
    #expect(triage.terminal.wait { $0.text.contains("[Low 2]") && $0.text.contains("water the") })
    #expect(
      textBelowGreeting(triage.terminal.screen) == """
        triage [low]> add half a ti
         All 4  High 1  Medium 1 [Low 2]
        3  !  Milchreis für Malmö                               now
        4  !  water the plants                                  now
        """)
    triage.terminal.send("\u{1B}1tle\r")
    #expect(triage.terminal.wait(for: "added 5: half a title (medium)") && triage.isAtPrompt)
    #expect(
      textBelowGreeting(triage.terminal.screen) == """
        triage> add half a title
        added 5: half a title (medium)
        [All 5] High 1  Medium 2  Low 2
        triage>
        """)
  }

  @Test func `follows what another process does, below the line and above it`() throws {
    let triage = greetedPrompt(60)
    triage.terminal.send("/mil")
    #expect(triage.terminal.wait { $0.text.contains("[All 2]") && $0.text.contains("Mil") })
    try home.triage("add", "email the mill owner", "high")
    #expect(triage.terminal.wait { $0.text.contains("[All 3]") && $0.text.contains("5  !!!  email the mill owner") })
    #expect(triage.terminal.screen.cursorRow == "triage> /mil")
    #expect(triage.terminal.screen.row(2).contains("email the mill owner"), "the notice stands above the line")
  }

  @Test func `fits another size of the terminal`() {
    let triage = prompt(60)
    triage.terminal.send("/mil")
    #expect(triage.terminal.wait { $0.text.contains("Mil") })
    for columns in [40, 20, 80] {
      triage.terminal.resize(rows: 14, columns: columns)
      #expect(triage.terminal.wait { $0.marked.replacing("*!!!*", with: "!!!") == Self.previews[columns] })
    }
  }

  @Test func `shows hints behind the line, and takes the rest of a word at Right`() {
    let triage = greetedPrompt(60)
    triage.terminal.send("pri")
    #expect(triage.terminal.wait { $0.cursorRow == "triage> priority" && $0.cursor.column == 11 })
    triage.terminal.send("\u{1B}[C ")
    #expect(triage.terminal.wait { $0.cursorRow == "triage> priority ID… PRIORITY" })
    triage.terminal.send("1")
    #expect(triage.terminal.wait { $0.cursorRow == "triage> priority 1 buy milk" })
    triage.terminal.send(" lo\u{1B}[C\r")
    #expect(triage.terminal.wait(for: "1: buy milk (low)"))
  }

  @Test func `is a line above where the terminal cannot be drawn on`() {
    let triage = home.prompt("--quiet", columns: 60, extra: ["TERM": "dumb"])
    #expect(triage.terminal.wait { $0.text == "triage>" })
    triage.terminal.send("add x\u{1B}OQ")
    #expect(triage.terminal.wait { $0.text.contains(" All 4 [High 1] Medium 1  Low 2") && $0.text.hasSuffix("add x") })
  }

  @Test func `uses no processor time while a preview is on the screen`() throws {
    let triage = prompt(60)
    triage.terminal.send("/mil")
    #expect(triage.terminal.wait { $0.text.contains("Mil") })
    func switches() throws -> [Substring] {
      try home.read("/proc/\(triage.pid)/status").split(separator: "\n").filter { $0.contains("ctxt_switches") }
    }
    // The folding of the texts may still be going on: wait until nothing happens.
    var before = try switches()
    #expect(
      triage.terminal.wait { _ in
        let now = (try? switches()) ?? []
        defer { before = now }
        return now == before
      })
    #expect(!triage.terminal.wait(seconds: 1) { _ in false })
    #expect(try switches() == before)
  }
}
