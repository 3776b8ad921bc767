import Foundation
import TerminalEmulator
import Testing

@Suite struct `A notice of what another session did` {
  let home: Home

  init() throws { home = try Home() }

  @Test func `says in a line what changed, by verb, id and title, and who did it`() throws {
    let mine = home.prompt(rows: 40)
    #expect(mine.isAtPrompt)
    try home.triage("add", "buy milk", "high")
    #expect(mine.terminal.wait(for: "session 2: added 1: buy milk (high)"), "\(mine.terminal.screen.text)")
    try home.triage("priority", "1", "low")
    #expect(mine.terminal.wait(for: "session 3: changed 1: buy milk (low)"))
    try home.triage("edit", "1", "buy bread")
    #expect(mine.terminal.wait(for: "session 4: edited 1: buy bread (low)"))
    try home.triage("done", "1")
    #expect(mine.terminal.wait(for: "session 5: done 1: buy bread (low)"))
    try home.triage("reopen", "1")
    #expect(mine.terminal.wait(for: "session 6: reopened 1: buy bread (low)"))
    try home.triage("remove", "1")
    #expect(mine.terminal.wait(for: "session 7: removed 1: buy bread (low)"))
    try home.triage("undo")
    #expect(mine.terminal.wait(for: "session 8, undo: back 1: buy bread (low)"))
    try home.triage("redo")
    #expect(mine.terminal.wait(for: "session 9, redo: removed 1: buy bread (low)"))
  }

  @Test func `counts what is more than one, and names the ids`() throws {
    try home.triage(input: String(repeating: "add one of many\n", count: 12))
    let mine = home.prompt(rows: 40)
    #expect(mine.isAtPrompt)
    try home.triage("done", "3", "5-8", "12")
    #expect(mine.terminal.wait(for: "session 3: done 6 tasks: 3 5-8 12"), "\(mine.terminal.screen.text)")
  }

  @Test func `of a redo names the change that was brought back`() {
    let triage = home.prompt(rows: 40)
    #expect(triage.isAtPrompt && triage.say("add \"buy milk\" high", until: "added 1"))
    #expect(triage.say("done 1", until: "done 1: buy milk"))
    #expect(triage.say("undo", until: "undone: done 1 (step 2)\nreopened 1: buy milk (high)"))
    #expect(triage.say("redo", until: "redone: done 1 (step 2)\ndone 1: buy milk (high)"))
  }
}
