import Commands
import Testing

@Suite struct `A hint` {
  private let context = CompletionContext(
    settings: [.init("echo", values: ["row", "list"], summary: "row or list")],
    ids: { digits in
      [(id: 3, title: "buy milk"), (id: 31, title: "call")].filter { "\($0.id)".hasPrefix(digits) }
    },
    paths: { typed in ["plans/", "plan.txt"].filter { $0.hasPrefix(typed) } })

  private func hint(_ line: String) -> Hint? { Completer.hint(line: line, context: context) }

  @Test(
    arguments: [
      ("sh", "ow"), ("prio", "rity"), ("q", "uit"), ("show me", "dium"), ("sort ti", "tle"), ("sort title de", "sc"),
      ("set ec", "ho"), ("set echo l", "ist"), ("add buy milk hi", "gh"), ("priority 3 lo", "w"), ("help ad", "d"),
      ("  do", "ne"), ("SH", nil), ("done sho", "wn"), ("run plan.", "txt"),
    ] as [(String, String?)]) func `is the rest of the word that is likeliest`(line: String, rest: String?)
  {
    #expect(hint(line) == rest.map { .rest($0) })
  }

  @Test(arguments: ["done 3", "info 3", "remove 31,3", "priority 31 3", "edit 3"]) func `is the title of the task`(
    line: String
  ) {
    #expect(hint(line) == .note(" buy milk"))
  }

  @Test func `is what the command takes, where nothing of that is typed yet`() {
    #expect(hint("add ") == .note("TITLE [PRIORITY]"))
    #expect(hint("sort ") == .note("[FIELD [asc|desc]]"))
    #expect(hint("done ") == .note("ID…"))
    #expect(hint("stats ") == nil)
  }

  @Test(arguments: [
    "", " ", "# sh", "add h", "add \"hi", "add \"buy\" ", "serach", "/mi", "search mi", "done 4", "quit now",
    "show high",
  ]) func `is not there where nothing is likelier than the rest`(line: String) {
    #expect(hint(line) == nil)
  }
}
