import Commands
import Tasks
import Testing

struct CanonicalLineTests {
  @Test(arguments: [
    ("add buy   milk", "add \"buy milk\" medium"),
    ("a 'say \"hi\"' h", "add \"say \\\"hi\\\"\" high"),
    ("add C:\\temp", "add \"C:\\\\temp\" medium"),
    ("show", "show"), ("show open", "show all"), ("HIGH", "show high"), ("show done h", "show high done"),
    ("ls", "list"), ("watch", "watch"), ("WATCH done h", "watch high done"), ("watch open", "watch all"),
    ("sort", "sort"), ("sort due", "sort due"), ("sort DUE Desc", "sort due desc"),
    ("/ milk  tea", "search milk  tea"), ("/", "search"),
    ("do 3,5-8 . SHOWN", "done 3 5-8 . shown"), ("reopen 4", "reopen 4"), ("rm 007", "remove 7"),
    ("edit 3 buy milk high", "edit 3 \"buy milk high\""), ("edit 3", "edit 3"), ("pri 3,4 h", "priority 3 4 high"),
    ("undo 1", "undo"), ("undo 2", "undo 2"), ("redo", "redo"), ("changes 3", "changes 3"), ("changes", "changes"),
    ("info .", "info ."), ("stats", "stats"), ("reload", "reload"), ("log", "log"), ("log off", "log off"),
    ("run 'a b' c", "run \"a b\" c"), ("set", "set"), ("set a 'b c'", "set a \"b c\""), ("set a \"\"", "set a \"\""),
    ("help rm", "help remove"), ("q", "quit"),
  ])
  func `a command has one way to be written, which reads back`(line: String, canonical: String) throws {
    let parsed = try #require(try command(line))
    #expect(parsed.canonicalLine == canonical)
    #expect(try command(canonical) == parsed)
  }

  @Test func `resolved ids and directions are written out`() {
    #expect(Command.done([1, 2, 3].map { IDTerm(.number($0)) }).canonicalLine == "done 1 2 3")
    #expect(Command.sort(SortRequest(SortOrder.standard)).canonicalLine == "sort priority desc")
  }

  @Test func `random texts read back exactly`() throws {
    var generator = SeededGenerator(seed: 2124)
    for _ in 0..<5_000 {
      let text = String.random(of: troublesomePieces, upTo: 8, using: &generator)
      if text.hasNothingToSee { continue }
      let priority = try #require(Priority.allCases.randomElement(using: &generator))
      for original: Command in [
        .add(title: text, priority: priority), .edit(IDTerm(.number(3)), title: text), .run([text, text]),
        .set(name: text, value: text),
      ] {
        let line = try #require(original.canonicalLine)
        let back = try command(line)
        // Equal strings may differ in their scalars; a log keeps those too.
        if back != original || !back.contains(scalarsOf: text) {
          Issue.record("\(line.debugDescription) → \(String(describing: back))")
        }
      }
      if case .search(let text?)? = try command("search " + text) {
        #expect(try command(Command.search(text).canonicalLine ?? "") == .search(text))
      }
    }
  }

  @Test func `a title that is put on the line to be edited reads back`() throws {
    var generator = SeededGenerator(seed: 37)
    for _ in 0..<2_000 {
      let text = String.random(of: troublesomePieces, upTo: 6, using: &generator)
      if text.hasNothingToSee { continue }
      #expect(try command("edit 3 " + Quoting.editable(text)) == .edit(IDTerm(.number(3)), title: text))
    }
    #expect(Quoting.editable("buy milk high") == "buy milk high")
    #expect(Quoting.editable("buy  milk") == "\"buy  milk\"")
    #expect(Quoting.editable("\"x\"") == "\"\\\"x\\\"\"")
    #expect(Quoting.editable("red\u{1B}[31m") == "red [31m")
  }

  @Test(arguments: ["a\nb", "\u{1B}[31m", "x\u{0}", "\u{85}"])
  func `a control character has no canonical form, for no line can hold it`(text: String) {
    #expect(Command.add(title: text, priority: .low).canonicalLine == nil)
    #expect(Command.edit(IDTerm(.number(1)), title: text).canonicalLine == nil)
    #expect(Command.search(text).canonicalLine == nil)
    #expect(Command.add(title: "a\tb", priority: .low).canonicalLine == nil)
  }
}

extension Command? {
  fileprivate func contains(scalarsOf text: String) -> Bool {
    let kept: String? =
      switch self {
      case .add(let title, _): title
      case .edit(_, let title): title
      case .run(let paths): paths.last
      case .set(_, let value): value
      default: nil
      }
    return kept.map { $0.unicodeScalars.elementsEqual(text.unicodeScalars) } ?? false
  }
}
