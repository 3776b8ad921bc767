import Tasks
import Testing

@testable import Shell

@Suite struct `A log's result line` {
  @Test func `is read as it is written`() throws {
    let uuid = try #require(TaskUUID("6f1c0000-0000-4000-8000-000000000001"))
    let time = Timestamp(seconds: 1_764_467_380)
    for (result, text) in [
      (
        LogResult(step: 1, made: Made(time: time, ids: [1], uuids: [uuid]), isRedo: false),
        "#= ok 2025-11-30T01:49:40Z step=1 id=1 uuid=6f1c0000-0000-4000-8000-000000000001"
      ),
      (
        LogResult(step: 3, made: Made(time: time, reverted: [2, 1]), isRedo: false),
        "#= ok 2025-11-30T01:49:40Z step=3 undid=2,1"
      ),
      (
        LogResult(step: 4, made: Made(time: time, reverted: [3]), isRedo: true),
        "#= ok 2025-11-30T01:49:40Z step=4 redid=3"
      ),
      (LogResult(step: 2, made: Made(time: time), isRedo: false), "#= ok 2025-11-30T01:49:40Z step=2"),
    ] {
      #expect(result.text == text)
      #expect(LogResult(text) == result)
    }
  }

  @Test(arguments: [
    "", "#= ok", "#= ok yesterday step=1", "#= ok 2025-11-30T01:49:40Z", "#= ok 2025-11-30T01:49:40Z step=x",
    "#= ok 2025-11-30T01:49:40Z step=1 id=1,x", "#= ok 2025-11-30T01:49:40Z step=1 uuid=6f1c", "#! no",
  ]) func `is not read from a torn one`(line: String) {
    #expect(LogResult(line) == nil)
  }
}

@Suite struct `A script` {
  @Test func `has the lines that are neither blank nor comments, with their numbers`() {
    let script = Script(name: "s", lines: ["# hello", "add a", "", "   # also", "  show high"])
    #expect(!script.isLog)
    #expect(
      script.items == [
        .init(number: 2, kind: .command("add a", nil)), .init(number: 5, kind: .command("  show high", nil)),
      ])
  }

  @Test func `that is a log joins commands with what they made, and marks the gaps`() {
    let lines = """
      # triage session 1 start=2026-11-30T01:49:34Z pid=4242 base=0/empty
      show all
      #. 1 add "a" high
      add "a" high
      #= ok 2026-11-30T01:49:40Z step=1 id=1 uuid=6f1c0000-0000-4000-8000-000000000001
      #? serach milk
      #! unknown command "serach"
      #~ step 2 by session 9
      #- steps 3-4
      # end 2026-11-30T01:52:11Z commands=3 errors=1 end=3/00000000000009f3
      """.split(separator: "\n").map(String.init)
    let script = Script(name: "s", lines: lines)
    #expect(script.isLog && script.items.map(\.number) == [1, 2, 4, 8, 9, 10])
    #expect(script.items[0].kind == .base(.empty))
    #expect(script.items[5].kind == .end(JournalPosition(step: 3, digest: Digest(value: 0x9f3))))
    #expect(script.items[2].kind == .command("add \"a\" high", LogResult(lines[4])))
    #expect(script.items[3].kind == .gap("another session changed the list here (step 2 by session 9)"))
    #expect(script.items[4].kind == .gap("logging was off here (steps 3-4)"))
  }

  @Test func `that is a log ignores an unterminated last line`() {
    let lines = ["# triage session 1 start=x pid=1 base=0/empty", "show all", "add \"a\" hi"]
    #expect(Script(name: "s", lines: lines, isLastTerminated: false).items.count == 2)
    #expect(Script(name: "s", lines: Array(lines.dropFirst()), isLastTerminated: false).items.count == 2)
  }
}
