extension CommandTable {
  /// The commands that go through what was done.
  static let historyCommands: [CommandSpec] = [
    CommandSpec(
      "undo", synopsis: "[N]", summary: "takes back the last step, or the last N",
      details: [
        "One command is one step. The last ones of this session go first, then those of others, the latest first. What is on "
          + "in the view does not matter."
      ],
      examples: [.init("undo", "takes back the last step"), .init("undo 3", "takes back three")]
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      return .undo(try arguments.count())
    },
    CommandSpec(
      "redo", synopsis: "[N]", summary: "does again what was undone",
      examples: [.init("redo", "does the last undone step again"), .init("redo 3", "does three again")]
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      return .redo(try arguments.count())
    },
    CommandSpec(
      "changes", synopsis: "[ID]", summary: "shows what changed, in all or in one task",
      examples: [.init("changes", "the latest steps"), .init("changes 3", "what happened to task 3")], arguments: .id
    ) { arguments throws(Diagnostic) in
      var arguments = arguments
      let id = try arguments.optionalID()
      try arguments.finish(takes: "one id")
      return .changes(id)
    },
  ]
}
