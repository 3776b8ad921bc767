import Commands
import Testing

struct IDTermTests {
  @Test(
    arguments: [
      ("3", [.number(3)]),
      ("3 5-8,12", [.number(3), .range(5...8), .number(12)]),
      ("007", [.number(7)]),
      ("4-4", [.range(4...4)]),
      (". shown", [.last, .shown]),
      (".,SHOWN,1", [.last, .shown, .number(1)]),
      ("3, 5,", [.number(3), .number(5)]),
      ("\"3,4\"", [.number(3), .number(4)]),
      ("1-9223372036854775807", [.range(1...Int.max)]),
    ] as [(String, [IDTerm.Kind])])
  func `ids are numbers, ranges, the last, those shown, and lists`(text: String, kinds: [IDTerm.Kind]) throws {
    let terms = kinds.map { IDTerm($0) }
    #expect(try command("done \(text)") == .done(terms))
    #expect(try command("do \(text)") == .done(terms))
    #expect(try command("reopen \(text)") == .reopen(terms))
    #expect(try command("remove \(text)") == .remove(terms))
    #expect(try command("rm \(text)") == .remove(terms))
    #expect(try command("DEL \(text)") == .remove(terms))
  }

  @Test func `each term keeps its place in the line, also inside a list`() throws {
    let parsed = try #require(try Parser.parse("done 41 40-42,7 \"3,4\""))
    guard case .done(let terms) = parsed.command else { return #expect(Bool(false)) }
    #expect(terms.map(\.range) == [5..<7, 8..<13, 14..<15, 16..<21, 16..<21])
    let failure = parsed.failure("no task 7", at: terms[2].range, hint: "nothing was changed; `list` shows the ids")
    #expect(
      failure
        == Diagnostic(
          kind: .failure, message: "no task 7", hint: "nothing was changed; `list` shows the ids",
          line: "done 41 40-42,7 \"3,4\"", range: 14..<15))
    #expect(parsed.misuse("no setting").kind == .usage)
  }

  @Test func `what is no id is refused at its place, and no other id is proposed`() {
    let shape = "use a number, a range like 3-5, . or shown"
    expectRefusal(of: "remove 1 ⟦milk⟧", "\"milk\" is not an id", hint: shape)
    expectRefusal(of: "remove 1,⟦shwon⟧,2", "\"shwon\" is not an id", hint: shape)
    expectRefusal(of: "done ⟦+5⟧", "\"+5\" is not an id", hint: shape)
    expectRefusal(of: "done ⟦1-2-3⟧", "\"1-2-3\" is not an id", hint: shape)
    expectRefusal(of: "done ⟦3-⟧", "\"3-\" is not an id", hint: shape)
    expectRefusal(of: "done ⟦٣⟧", "\"٣\" is not an id", hint: shape)
    expectRefusal(of: "done 1,⟦,⟧2", "\"1,,2\" is not an id", hint: shape)
    expectRefusal(of: "done ⟦\"\"⟧", "\"\" is not an id", hint: shape)
    expectRefusal(of: "done 1 ⟦0⟧", "0 is not an id", hint: "ids start at 1")
    expectRefusal(of: "done ⟦0-3⟧", "0 is not an id", hint: "ids start at 1")
    expectRefusal(of: "done 4,⟦-5⟧", "-5 is not an id", hint: "ids start at 1")
    expectRefusal(of: "remove ⟦8-5⟧", "the range 8-5 runs backwards", hint: "the smaller id comes first")
    expectRefusal(
      of: "done 3,⟦99999999999999999999⟧", "99999999999999999999 is too large for an id", hint: "`list` shows the ids")
    expectRefusal(of: "remove⟦⟧", "remove needs an id", hint: "try: remove 3")
  }

  @Test func `info and changes take one id`() throws {
    #expect(try command("info 3") == .info(IDTerm(.number(3))))
    #expect(try command("info .") == .info(IDTerm(.last)))
    #expect(try command("changes") == .changes(nil))
    #expect(try command("changes 3") == .changes(IDTerm(.number(3))))
    expectRefusal(of: "info⟦⟧", "info needs an id", hint: "try: info 3")
    expectRefusal(of: "info 3 ⟦4 5⟧", "info takes one id", hint: "try: info 3")
    expectRefusal(of: "info ⟦3-5⟧", "info takes one id", hint: "try: info 3")
    expectRefusal(of: "info ⟦3,4⟧", "info takes one id", hint: "try: info 3")
    expectRefusal(of: "info ⟦shown⟧", "info takes one id", hint: "try: info 3")
    expectRefusal(of: "changes 1 ⟦2⟧", "changes takes one id", hint: "try: changes")
  }
}
