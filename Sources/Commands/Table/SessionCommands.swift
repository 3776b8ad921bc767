extension CommandTable {
  /// The commands about the session itself.
  static let sessionCommands: [CommandSpec] = [
    CommandSpec("reload", summary: "reads the store again", examples: [.init("reload", "reads the store again")]) {
      arguments throws(Diagnostic) in
      try arguments.finish()
      return .reload
    },
    CommandSpec(
      "log", synopsis: "[on|off|path]", summary: "the session log: on or off, where, what is in it",
      details: ["`log path` prints the path alone. `triage run` replays a log."],
      examples: [.init("log", "says where it is and shows the last ten commands"), .init("log off", "writes no more")],
      arguments: .logWord
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      return .log(try arguments.logRequest())
    },
    CommandSpec(
      "run", synopsis: "FILE…", summary: "carries out files of commands or session logs",
      examples: [.init("run chores.triage", "carries out its lines, up to the first that fails")], arguments: .paths
    ) { arguments throws(Diagnostic) in .run(try arguments.paths()) },
    CommandSpec(
      "set", synopsis: "[NAME [VALUE]]", summary: "shows the settings, shows one, or sets it",
      examples: [.init("set", "all settings"), .init("set log-keep 20", "keeps the last twenty session logs")],
      arguments: .setting
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      return arguments.setting()
    },
    CommandSpec(
      "help", synopsis: "[COMMAND]", summary: "lists the commands, or tells about one",
      examples: [.init("help", "all commands"), .init("help add", "how to add a task")], arguments: .command
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      return try arguments.topic()
    },
    CommandSpec("quit", aliases: ["exit", "q"], summary: "leaves", examples: [.init("quit", "leaves")]) {
      arguments throws(Diagnostic) in
      try arguments.finish()
      return .quit
    },
  ]
}
