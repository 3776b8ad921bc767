/// The commands: the one place that lists them.
package enum CommandTable {
  /// All commands, in the order in which help tells of them.
  package static let all: [CommandSpec] = taskCommands + viewCommands + historyCommands + sessionCommands

  /// The command of a name, an alias or a shorthand, whatever its case; nil where there is none. A prefix is none.
  package static func find(_ word: String) -> CommandSpec? {
    let word = word.lowercased()
    // Some twenty comparisons: a dictionary takes longer to make than a one-shot command takes to look.
    return all.first { $0.name == word || $0.aliases.contains(word) || $0.shorthands.contains(word) }
  }

  /// The command that somebody may have meant by `word`. An alias leads to its command's name.
  package static func suggestion(for word: String) -> String? {
    elsewhere[word.lowercased()] ?? Suggestion.nearest(to: word, among: spellings)
  }

  /// What other programs call what is done here.
  private static let elsewhere = [
    "delete": "remove", "complete": "done", "finish": "done", "close": "done", "check": "done", "new": "add",
    "create": "add", "append": "add", "find": "search", "grep": "search", "filter": "show", "view": "show",
    "modify": "edit", "rename": "edit", "replace": "edit", "history": "changes", "?": "help", "man": "help",
  ]

  // Names stand first, for the first of equals is taken. One letter is within a letter of every other: those are left out.
  private static let spellings: [Suggestion] =
    all.map { Suggestion($0.name) } + all.flatMap { $0.shorthands.map { Suggestion($0) } }
    + all.flatMap { spec in spec.aliases.filter { $0.count > 1 }.map { Suggestion($0, for: spec.name) } }
}
