import Tasks

extension CommandTable {
  /// The commands that say what is seen.
  static let viewCommands: [CommandSpec] = [
    CommandSpec(
      "show", shorthands: PriorityFilter.allCases.map(\.word), synopsis: "[all|high|medium|low] [open|done|any]",
      summary: "states the whole filter; alone, says what is on",
      details: [
        "What is not named goes back to all and open; sort and search stay. The name of a segment alone does the same: "
          + "`high` is `show high`."
      ],
      examples: [
        .init("show high", "open tasks that are high"),
        .init("show medium done", "tasks that were medium and are done"),
        .init("all", "every open task"),
      ], arguments: .filter
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      return .show(try arguments.filter())
    },
    CommandSpec(
      "list", aliases: ["ls"], summary: "prints the view again",
      examples: [.init("list", "prints the view, page by page if it is long")]
    ) { arguments throws(Diagnostic) in
      try arguments.finish()
      return .list
    },
    CommandSpec(
      "watch", synopsis: "[all|high|medium|low] [open|done|any]", summary: "follows the view until q or ^C",
      details: [
        "A filter is for as long as it lasts: then the view is as it was. 1 to 4, Alt-1 to Alt-4 and F1 to F4 switch the "
          + "segment, the arrows, PgUp and PgDn move, q, ^C, ^D and Escape leave, ^Z stops until `fg`.",
        "Where the output is no terminal, it is a line for each change that others make, or with --json a value.",
      ],
      examples: [.init("watch", "the view, live"), .init("watch high", "open tasks that are high, live")],
      arguments: .filter
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      return .watch(try arguments.filter())
    },
    CommandSpec(
      "sort", synopsis: "[FIELD [asc|desc]]", summary: "sorts the view; alone, says how it is sorted",
      details: [
        "FIELD is priority (pri), title, created, due or id. The same field again turns the direction round.",
        "`priority desc` is high first, and what a session starts with; the other fields start ascending.",
      ],
      examples: [.init("sort title", "sorts by title, a to z"), .init("sort id desc", "the newest id first")],
      arguments: .sortOrder
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      return .sort(try arguments.sortRequest())
    },
    CommandSpec(
      "search", aliases: ["/"], synopsis: "[TEXT]",
      summary: "keeps tasks with all words of TEXT; alone, clears",
      details: [
        "Titles, notes, tags and projects are searched; case and accents do not matter. The rest of the line is taken as "
          + "it stands: quotes and signs mean themselves."
      ],
      examples: [
        .init("search milk", "tasks with \"milk\" in them"), .init("/milk", "the same"), .init("/", "all again"),
      ],
      arguments: .rawText
    ) { arguments throws(Diagnostic) in
      let text = arguments.joined.trimmed
      return .search(text.isEmpty ? nil : text)
    },
    CommandSpec(
      "info", synopsis: "ID", summary: "shows one task whole",
      examples: [.init("info 3", "all that is known about task 3"), .init("info .", "the task last touched")],
      arguments: .id
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      let id = try arguments.id()
      try arguments.finish(takes: "one id")
      return .info(id)
    },
    CommandSpec("stats", summary: "counts, share done, trend", examples: [.init("stats", "how it stands")]) {
      arguments throws(Diagnostic) in
      try arguments.finish()
      return .stats
    },
  ]
}

extension String {
  /// Without the white space around it.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
