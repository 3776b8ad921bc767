import Commands
import Testing

struct CommandTableTests {
  @Test func `the table has the commands of this stage and their aliases`() {
    #expect(
      CommandTable.all.map(\.name).sorted() == [
        "add", "changes", "done", "edit", "help", "info", "list", "log", "priority", "quit", "redo", "reload", "remove",
        "reopen", "run", "search", "set", "show", "sort", "stats", "undo", "watch",
      ])
    let aliases = CommandTable.all.flatMap { spec in (spec.aliases + spec.shorthands).map { "\($0)=\(spec.name)" } }
    #expect(
      aliases.sorted() == [
        "/=search", "a=add", "all=show", "del=remove", "do=done", "exit=quit", "high=show", "low=show", "ls=list",
        "medium=show", "pri=priority", "q=quit", "rm=remove",
      ])
  }

  @Test(arguments: CommandTable.all.map(\.name))
  func `a command is found by its names, whatever their case, and never by a prefix`(name: String) throws {
    let spec = try #require(CommandTable.find(name))
    for word in [spec.name] + spec.aliases { #expect(CommandTable.find(word.uppercased())?.name == name) }
    #expect(CommandTable.find(String(name.dropLast()))?.name != name || spec.aliases.contains(String(name.dropLast())))
  }

  @Test(arguments: CommandTable.all.map(\.name))
  func `every example can be typed`(name: String) throws {
    let spec = try #require(CommandTable.find(name))
    #expect(!spec.examples.isEmpty)
    for example in spec.examples {
      let parsed = try #require(try Parser.parse(example.line), "\(example.line)")
      #expect(CommandTable.find(parsed.tokens[0].text)?.name == name)
    }
  }

  @Test func `help fits into 80 columns`() {
    for text in CommandTable.all.map(\.help) + [CommandTable.overview] {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func `help about a command says all there is`() {
    #expect(
      CommandTable.find("edit")?.help == """
        edit ID [TITLE]
          gives a task another title

          The rest of the line is the title, also if it ends in "high". Without a title
          the old one is put on the line, to be changed.

          edit 3 buy oat milk  calls task 3 "buy oat milk"
          edit 3               lets you change its title
        """)
  }

  @Test func `the overview has a line for each command, and two where the arguments are long`() {
    let lines = CommandTable.overview.split(separator: "\n")
    #expect(lines[0] == "  add TITLE [PRIORITY] (a)    adds a task")
    #expect(lines.contains("  show [all|high|medium|low] [open|done|any]"))
    #expect(lines.contains("  remove ID… (rm, del)        removes tasks"))
  }

  @Test func `the README's table has a row for each command`() {
    let rows = CommandTable.markdown.split(separator: "\n")
    #expect(rows.count == CommandTable.all.count + 2)
    #expect(rows[0] == "| command | does |")
    #expect(rows[2] == "| `add TITLE [PRIORITY]` (`a`) | adds a task |")
    #expect(
      rows.contains(
        "| `search [TEXT]` (`/TEXT`) | keeps tasks with all words of TEXT; alone, clears |"))
    #expect(
      rows.contains {
        $0.hasPrefix(
          "| `show [all\\|high\\|medium\\|low] [open\\|done\\|any]`, or `all` `high` `medium` `low` alone | states the whole"
        )
      })
  }
}
