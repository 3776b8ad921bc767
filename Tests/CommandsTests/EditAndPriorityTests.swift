import Commands
import Tasks
import Testing

struct EditAndPriorityTests {
  @Test(
    arguments: [
      ("edit 3 buy oat milk high", "buy oat milk high"),
      ("edit 3 \"buy  milk\"", "buy  milk"),
      ("edit 3 \"buy milk\" h", "buy milk h"),
      ("edit 3 5\" screws", "5\" screws"),
      ("edit 3 4 5", "4 5"),
      ("edit 3", nil),
    ] as [(String, String?)])
  func `the rest of an edit is the title`(line: String, title: String?) throws {
    #expect(try command(line) == .edit(IDTerm(.number(3)), title: title))
  }

  @Test func `an edit needs one id and no blank title`() throws {
    #expect(try command("edit . x") == .edit(IDTerm(.last), title: "x"))
    expectRefusal(of: "edit⟦⟧", "edit needs an id", hint: "try: edit 3 buy oat milk")
    expectRefusal(of: "edit ⟦3,4⟧ x", "edit takes one id", hint: "try: edit 3 buy oat milk")
    expectRefusal(of: "edit ⟦milk⟧", "\"milk\" is not an id", hint: "use a number, or . for the task last touched")
    expectRefusal(of: "edit 3 ⟦\" \"⟧", "the title is empty", hint: "say what is to be done")
  }

  @Test func `priority takes ids and then a priority`() throws {
    let ids = [IDTerm(.number(3)), IDTerm(.range(5...8)), IDTerm(.number(12))]
    #expect(try command("pri 3 5-8,12 l") == .priority(ids, .low))
    #expect(try command("priority shown \"high\"") == .priority([IDTerm(.shown)], .high))
    expectRefusal(of: "priority⟦⟧", "priority needs an id", hint: "try: priority 3 high")
    expectRefusal(of: "priority high⟦⟧", "priority needs an id", hint: "try: priority 3 high")
    expectRefusal(of: "priority 3⟦⟧", "priority needs a priority", hint: "try: priority 3 high")
    expectRefusal(of: "priority 3 ⟦hgih⟧", "\"hgih\" is not a priority", hint: "did you mean \"high\"?")
    expectRefusal(of: "priority 3 ⟦4⟧", "\"4\" is not a priority", hint: "use high, medium or low")
    expectRefusal(
      of: "priority ⟦milk⟧ high", "\"milk\" is not an id", hint: "use a number, a range like 3-5, . or shown")
  }
}
