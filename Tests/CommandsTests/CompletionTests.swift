import Commands
import Testing

struct CompletionTests {
  private static let tasks = [(3, "buy milk"), (12, "call the plumber"), (31, "漢字")]
  private static var context: CompletionContext {
    CompletionContext(
      settings: [
        .init("log-keep", summary: "how many session logs are kept"),
        .init("theme", values: ["dark", "light"], summary: "x"),
      ],
      ids: { prefix in tasks.filter { String($0.0).hasPrefix(prefix) }.map { (id: $0.0, title: $0.1) } },
      paths: { prefix in ["chores.triage", "my file", "my folder/", "plain/"].filter { $0.hasPrefix(prefix) } })
  }

  /// Completes at `|`; gives the candidates and the part of the line that they replace.
  private func complete(_ marked: String) -> (candidates: [String], replaced: String) {
    let cursor = marked.distance(from: marked.startIndex, to: marked.firstIndex(of: "|") ?? marked.endIndex)
    let line = marked.filter { $0 != "|" }
    let completion = Completer.complete(line: line, cursor: cursor, context: Self.context)
    return (
      completion.candidates.map(\.replacement), String(Array(line)[completion.range])
    )
  }

  @Test(arguments: [
    ("se|", ["search", "set"], "se"), ("SE|", ["search", "set"], "SE"),
    ("  s|t", ["show", "sort", "search", "stats", "set"], "s"),
    ("h|", ["high", "help"], "h"), ("rm|", ["rm"], "rm"), ("r|", ["reopen", "remove", "redo", "reload", "run"], "r"),
    ("a|", ["add", "a", "all"], "a"), ("xyz|", [], "xyz"), ("\"a|", [], ""), ("# a|", [], ""), ("frob x|", [], ""),
    ("show |", ["all", "high", "medium", "low", "open", "done", "any"], ""), ("show h|", ["high"], "h"),
    ("show high |", ["open", "done", "any"], ""), ("show done m|", ["medium"], "m"), ("show h d|", ["done"], "d"),
    ("show high done |", [], ""), ("high |", [], ""),
    ("sort |", ["priority", "title", "created", "due", "id"], ""), ("sort T|", ["title"], "T"),
    ("sort due |", ["asc", "desc"], ""), ("sort due d|", ["desc"], "d"), ("sort due desc |", [], ""),
    ("add |", [], ""), ("add h|", [], "h"), ("add \"buy milk\" |", ["high", "medium", "low"], ""),
    ("add buy milk h|", ["high"], "h"), ("add \"buy m|", [], ""), ("add \"buy\" H|igh", ["high"], "H"),
    ("done |", ["3", "12", "31", "shown"], ""), ("done 3|", ["3", "31"], "3"), ("done 12,3|", ["3", "31"], "3"),
    ("done 3-|", ["3", "12", "31", "shown"], ""), ("rm 12 s|", ["shown"], "s"), ("info 1|", ["12"], "1"),
    ("info 12 |", [], ""),
    ("edit 3|", ["3", "31"], "3"), ("edit 3 b|", [], "b"), ("changes 1|", ["12"], "1"),
    ("priority |", ["3", "12", "31", "shown"], ""),
    ("priority 3 |", ["high", "medium", "low", "3", "12", "31", "shown"], ""),
    ("priority 3 l|", ["low"], "l"), ("pri 3 12,3|", ["3", "31"], "3"),
    ("set |", ["log-keep", "theme"], ""), ("set t|", ["theme"], "t"), ("set theme d|", ["dark"], "d"),
    ("set theme dark |", [], ""),
    ("help un|", ["undo"], "un"), ("help add |", [], ""), ("log |", ["on", "off", "path"], ""),
    ("log o|", ["on", "off"], "o"),
    ("run c|", ["chores.triage"], "c"), ("run my|", ["\"my file\"", "\"my folder/"], "my"),
    ("run \"my fi|", ["\"my file\""], "\"my fi"), ("run x pl|", ["plain/"], "pl"),
    ("search se|", [], "se"), ("/se|", [], "se"), ("undo 1|", [], "1"), ("list |", [], ""),
    ("add 👩‍👩‍👧‍👦 漢字 l|", ["low"], "l"),
  ])
  func `what may stand at the cursor`(marked: String, candidates: [String], replaced: String) {
    let found = complete(marked)
    #expect(found.candidates == candidates)
    #expect(found.replaced == replaced)
  }

  @Test func `an id shows its title, a command what it does, an alias its command`() {
    func candidates(_ line: String) -> [Completion.Candidate] {
      Completer.complete(line: line, cursor: line.count, context: Self.context).candidates
    }
    #expect(candidates("info 12") == [.init(replacement: "12", annotation: "call the plumber")])
    #expect(candidates("rel") == [.init(replacement: "reload", annotation: "reads the store again")])
    #expect(candidates("hig") == [.init(replacement: "high", annotation: "show high")])
    #expect(candidates("del") == [.init(replacement: "del", annotation: "remove")])
    #expect(candidates("run plain") == [.init(replacement: "plain/", annotation: nil, isWhole: false)])
    #expect(candidates("set l") == [.init(replacement: "log-keep", annotation: "how many session logs are kept")])
  }

  @Test(arguments: [-5, 0, 3, 99])
  func `a cursor outside the line is taken as its nearest end`(cursor: Int) {
    let completion = Completer.complete(line: "sho", cursor: cursor, context: CompletionContext())
    #expect(completion.range == 0..<min(max(cursor, 0), 3))
    let nothing = Completer.complete(line: "list x", cursor: cursor, context: CompletionContext())
    #expect(nothing.range.upperBound == min(max(cursor, 0), 6))
  }

  @Test func `behind an id that is edited stands the title that the task has`() {
    let titles = ["3": "buy milk", ".": "it's  so", "4": "\"x\""]
    let context = CompletionContext(title: { titles[$0] })
    func complete(_ line: String) -> Completion {
      Completer.complete(line: line, cursor: line.count, context: context)
    }
    for (line, range) in [("edit 3 ", 7..<7), ("edit 3 buy m", 7..<12)] {
      #expect(complete(line).range == range && complete(line).candidates.map(\.replacement) == ["buy milk"])
    }
    #expect(complete("edit . ").candidates.map(\.replacement) == ["\"it's  so\""])
    #expect(complete("edit 4 ").candidates.map(\.replacement) == ["\"\\\"x\\\"\""])
    for line in ["edit 5 ", "edit 3 sell", "edit 3 buy  m", "edit 3 \"buy", "info 3 "] {
      #expect(complete(line).candidates == [], "\(line)")
    }
  }
}
