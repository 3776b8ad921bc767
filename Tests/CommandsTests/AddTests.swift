import Commands
import Tasks
import Testing

struct AddTests {
  @Test(
    arguments: [
      ("add \"buy milk\" high", "buy milk", .high),
      ("add call the plumber medium", "call the plumber", .medium),
      ("A x Low", "x", .low),
      ("ADD x LOW", "x", .low),
      ("add get high", "get", .high),
      ("add pay rent !!!", "pay rent", .high),
      ("add pay rent !!", "pay rent", .medium),
      ("add don't panic !", "don't panic", .low),
      ("add “buy milk\" HIGH", "buy milk", .high),
      ("  add\tx  low \t", "x", .low),
      ("add \"high\" low", "high", .low),
      ("add high low", "high", .low),
    ] as [(String, String, Priority)])
  func `the last word is the priority`(line: String, title: String, priority: Priority) throws {
    #expect(try command(line) == .add(title: title, priority: priority))
  }

  @Test(
    arguments: [
      ("h", .high), ("hi", .high), ("p1", .high), ("(A)", .high), ("HIGH", .high), ("!!!", .high),
      ("m", .medium), ("med", .medium), ("P2", .medium), ("(b)", .medium), ("medium", .medium), ("!!", .medium),
      ("l", .low), ("lo", .low), ("p3", .low), ("(C)", .low), ("low", .low), ("!", .low),
    ] as [(String, Priority)])
  func `after one quoted title every form counts, and everywhere else that takes a priority`(
    word: String, priority: Priority
  ) throws {
    #expect(try command("add \"buy milk\" \(word)") == .add(title: "buy milk", priority: priority))
    #expect(try command("priority 3 \(word)") == .priority([IDTerm(.number(3))], priority))
    #expect(try command("show \(word)") == .show(ViewFilter(segment: PriorityFilter(priority))))
  }

  @Test(arguments: [
    ("add say hi", "say hi"),
    ("add buy vitamin C", "buy vitamin C"),
    ("add 5\" screws m", "5\" screws m"),
    ("add plan (A)", "plan (A)"),
    ("add read p1", "read p1"),
    ("add high", "high"),
    ("add !", "!"),
    ("add \"high\"", "high"),
    ("add get \"high\"", "get high"),
    ("add \"buy milk\" \"low\"", "buy milk low"),
    ("add \"buy milk\" and eggs h", "buy milk and eggs h"),
    ("add buy \"two  spaces\"  now", "buy two  spaces now"),
    ("add \" kept \"", " kept "),
    ("add #1 -x", "#1 -x"),
    ("add \"C:\\temp\"", "C:\\temp"),
  ])
  func `a word that names no priority there is title, and the task is medium`(line: String, title: String) throws {
    #expect(try command(line) == .add(title: title, priority: .medium))
  }

  @Test func `a lone word behind a quoted title is no title`() {
    expectRefusal(of: "add \"buy milk\" ⟦hgih⟧", "\"hgih\" is not a priority", hint: "did you mean \"high\"?")
    expectRefusal(of: "add \"buy milk\" ⟦mid⟧", "\"mid\" is not a priority", hint: "did you mean \"medium\"?")
    expectRefusal(of: "add \"buy milk\" ⟦tomorrow⟧", "\"tomorrow\" is not a priority", hint: "use high, medium or low")
    expectRefusal(of: "add \"漢字\" ⟦x⟧", "\"x\" is not a priority", hint: "use high, medium or low")
  }

  @Test func `a task needs a title`() {
    expectRefusal(of: "add⟦⟧", "add needs a title", hint: "try: add \"buy milk\" high")
    expectRefusal(of: "a⟦⟧  ", "add needs a title", hint: "try: add \"buy milk\" high")
    expectRefusal(of: "add ⟦\"  \"⟧", "the title is empty", hint: "say what is to be done")
    expectRefusal(of: "add ⟦\"\"⟧ high", "the title is empty", hint: "say what is to be done")
    expectRefusal(of: "add ⟦\"\" ''⟧", "the title is empty", hint: "say what is to be done")
  }
}
