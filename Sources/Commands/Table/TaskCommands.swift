extension CommandTable {
  /// The commands that change tasks.
  static let taskCommands: [CommandSpec] = [
    CommandSpec(
      "add", aliases: ["a"], synopsis: "TITLE [PRIORITY]", summary: "adds a task",
      details: [
        "The last word is the priority if it is high, medium or low (or !!!, !! or !) and a title stands before it. "
          + "Without one the task is medium.",
        "Put the title in quotes to be sure of it. After a quoted title the short forms count too: h, hi, p1 or (A) for "
          + "high; m, med, p2 or (B) for medium; l, lo, p3 or (C) for low.",
        "In quotes \\\" is a quote and \\\\ is a backslash. A quoted word is never a priority.",
      ],
      examples: [
        .init("add \"buy milk\" high", "adds \"buy milk\", high"),
        .init("add call the plumber", "adds \"call the plumber\", medium"),
      ], arguments: .titleAndPriority
    ) { arguments throws(Diagnostic) in try arguments.titleAndPriority() },
    CommandSpec(
      "done", aliases: ["do"], synopsis: "ID…", summary: "marks tasks as done", details: [idHelp],
      examples: [
        .init("done 3", "marks task 3 as done"), .init("done 3 5-8,12", "marks six tasks, or none if one is missing"),
        .init("done shown", "marks every task in the view"),
      ], arguments: .ids
    ) { arguments throws(Diagnostic) in .done(try arguments.ids()) },
    CommandSpec(
      "reopen", synopsis: "ID…", summary: "marks tasks as open again", details: [idHelp],
      examples: [.init("reopen 3", "marks task 3 as open again")], arguments: .ids
    ) { arguments throws(Diagnostic) in .reopen(try arguments.ids()) },
    CommandSpec(
      "remove", aliases: ["rm", "del"], synopsis: "ID…", summary: "removes tasks",
      details: [idHelp, "It does not ask whether you are sure: `undo` brings them back."],
      examples: [.init("remove 3", "removes task 3"), .init("remove .", "removes the task last touched")],
      arguments: .ids
    ) { arguments throws(Diagnostic) in .remove(try arguments.ids()) },
    CommandSpec(
      "edit", synopsis: "ID [TITLE]", summary: "gives a task another title",
      details: [
        "The rest of the line is the title, also if it ends in \"high\". Without a title the old one is put on the line, "
          + "to be changed."
      ],
      examples: [
        .init("edit 3 buy oat milk", "calls task 3 \"buy oat milk\""), .init("edit 3", "lets you change its title"),
      ], arguments: .idAndTitle
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      let id = try arguments.id()
      return .edit(id, title: arguments.tokens.isEmpty ? nil : try arguments.title())
    },
    CommandSpec(
      "priority", aliases: ["pri"], synopsis: "ID… PRIORITY", summary: "gives tasks another priority",
      details: ["The priority comes last, in any form that `add` knows.", idHelp],
      examples: [.init("priority 3 high", "makes task 3 high"), .init("priority 5-8 l", "makes four tasks low")],
      arguments: .idsAndPriority
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      guard arguments.tokens.count != 1 || PriorityWords.any(arguments.joined) != nil else {
        _ = try arguments.ids()
        throw arguments.missing("a priority")
      }
      guard let word = arguments.last() else { throw arguments.missing("an id") }
      guard let priority = PriorityWords.any(word.text) else {
        throw arguments.fault(PriorityWords.problem(word.text), at: word.range)
      }
      return .priority(try arguments.ids(), priority)
    },
  ]

  private static let idHelp =
    "An id is a number from the list. 5-8 is a range, commas make a list, . is the task last touched in this session, "
    + "and shown is every task in the view. All of them are done or none, and one `undo` takes it back."
}
