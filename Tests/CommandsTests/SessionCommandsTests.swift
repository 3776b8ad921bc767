import Commands
import Testing

struct SessionCommandsTests {
  @Test(
    arguments: [
      ("list", .list), ("ls", .list), ("stats", .stats), ("reload", .reload),
      ("quit", .quit), ("exit", .quit), ("q", .quit), ("QUIT", .quit),
      ("undo", .undo(1)), ("undo 3", .undo(3)), ("redo", .redo(1)), ("redo 12", .redo(12)),
      ("log", .log(.show)), ("log on", .log(.on)), ("log OFF", .log(.off)), ("log path", .log(.path)),
      ("run a 'b c' -", .run(["a", "b c", "-"])),
      ("set", .set(name: nil, value: nil)), ("set log-keep", .set(name: "log-keep", value: nil)),
      ("set log-keep 5", .set(name: "log-keep", value: "5")), ("set x a b", .set(name: "x", value: "a b")),
      ("set x \"\"", .set(name: "x", value: "")),
      ("help", .help(nil)), ("help ADD", .help("add")), ("help rm", .help("remove")), ("help high", .help("show")),
      ("help /", .help("search")),
    ] as [(String, Command)])
  func `commands are read by name or alias, whatever the case`(line: String, expected: Command) throws {
    #expect(try command(line) == expected)
  }

  @Test func `extra words are refused`() {
    expectRefusal(of: "list ⟦foo bar⟧", "list takes no arguments", hint: "try: list")
    expectRefusal(of: "stats ⟦\"x\"⟧", "stats takes no arguments", hint: "try: stats")
    expectRefusal(of: "reload ⟦now⟧", "reload takes no arguments", hint: "try: reload")
    expectRefusal(of: "q ⟦!⟧", "quit takes no arguments", hint: "try: quit")
    expectRefusal(of: "undo 2 ⟦3⟧", "undo takes one number", hint: "try: undo")
    expectRefusal(of: "log on ⟦off⟧", "log takes one word", hint: "try: log")
    expectRefusal(of: "help add ⟦show⟧", "help takes one command", hint: "try: help")
  }

  @Test func `a number of steps is at least 1 and fits`() {
    expectRefusal(of: "undo ⟦0⟧", "\"0\" is not a number of steps", hint: "try: undo 2")
    expectRefusal(of: "undo ⟦-1⟧", "\"-1\" is not a number of steps", hint: "try: undo 2")
    expectRefusal(of: "undo ⟦all⟧", "\"all\" is not a number of steps", hint: "try: undo 2")
    expectRefusal(of: "undo ⟦+1⟧", "\"+1\" is not a number of steps", hint: "try: undo 2")
    expectRefusal(of: "redo ⟦\"\"⟧", "\"\" is not a number of steps", hint: "try: redo 2")
    expectRefusal(
      of: "redo ⟦99999999999999999999⟧", "\"99999999999999999999\" is not a number of steps", hint: "try: redo 2")
  }

  @Test func `other words that are not known are refused with what is`() {
    expectRefusal(of: "log ⟦onn⟧", "\"onn\" is not a word of log", hint: "did you mean \"on\"?")
    expectRefusal(of: "log ⟦show⟧", "\"show\" is not a word of log", hint: "use on, off or path")
    expectRefusal(of: "run⟦⟧", "run needs a file", hint: "try: run chores.triage")
    expectRefusal(of: "run a ⟦\"\"⟧", "the file name is empty", hint: "name a file")
    expectRefusal(of: "help ⟦serach⟧", "unknown command \"serach\"", hint: "did you mean \"search\"?")
  }

  @Test func `an unknown command is refused with the closest one, if one is close`() {
    expectRefusal(of: "⟦serach⟧ milk", "unknown command \"serach\"", hint: "did you mean \"search\"?")
    expectRefusal(of: "⟦hgih⟧", "unknown command \"hgih\"", hint: "did you mean \"high\"?")
    expectRefusal(of: "  ⟦ADDD⟧ x", "unknown command \"ADDD\"", hint: "did you mean \"add\"?")
    expectRefusal(of: "⟦exti⟧", "unknown command \"exti\"", hint: "did you mean \"quit\"?")
    expectRefusal(of: "⟦frobnicate⟧", "unknown command \"frobnicate\"", hint: "`help` lists the commands")
    expectRefusal(of: "⟦sho⟧", "unknown command \"sho\"", hint: "did you mean \"show\"?")
    expectRefusal(of: "⟦x⟧", "unknown command \"x\"", hint: "`help` lists the commands")
    expectRefusal(of: "⟦h⟧", "unknown command \"h\"", hint: "`help` lists the commands")
    expectRefusal(of: "⟦\"add\"⟧ x", "a command does not stand in quotes", hint: "write add without the quotes")
    expectRefusal(of: "⟦\"#x\"⟧", "unknown command \"#x\"", hint: "`help` lists the commands")
  }

  @Test(arguments: ["due", "tag", "project", "note", "import", "export", "completions", "manual"])
  func `commands of later stages are not there`(name: String) {
    #expect(CommandTable.find(name) == nil)
  }
}
