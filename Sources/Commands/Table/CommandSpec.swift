/// What there is to know about a command. The parser, `help`, completion, suggestions and the README read it here.
package struct CommandSpec: Sendable {
  /// The full name, in lower case.
  package let name: String
  /// Other names, in lower case.
  package let aliases: [String]
  /// Words that are a command and its first argument at once: `high` for `show high`.
  package let shorthands: [String]
  /// The arguments, as help writes them: `TITLE [PRIORITY]`; empty where there are none.
  package let synopsis: String
  /// What it does, in one line that begins with a small letter.
  package let summary: String
  /// What else there is to say, a paragraph each.
  package let details: [String]
  /// Lines that can be typed as they stand; the first is what a diagnostic says to try.
  package let examples: [Example]
  /// What its arguments are, for completion.
  package let arguments: ArgumentKind
  /// Reads its arguments.
  let parse: @Sendable (Arguments) throws(Diagnostic) -> Command

  /// A line and what it does.
  package struct Example: Sendable {
    /// The line.
    package let line: String
    /// What it does.
    package let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  init(
    _ name: String, aliases: [String] = [], shorthands: [String] = [], synopsis: String = "", summary: String,
    details: [String] = [], examples: [Example], arguments: ArgumentKind = .nothing,
    parse: @escaping @Sendable (Arguments) throws(Diagnostic) -> Command
  ) {
    self.name = name
    self.aliases = aliases
    self.shorthands = shorthands
    self.synopsis = synopsis
    self.summary = summary
    self.details = details
    self.examples = examples
    self.arguments = arguments
    self.parse = parse
  }

  /// The name with its arguments: `add TITLE [PRIORITY]`.
  package var usage: String { synopsis.isEmpty ? name : "\(name) \(synopsis)" }

  /// The aliases as help writes them: `/` is written against its text.
  package var aliasUsages: [String] { aliases.map { $0 == "/" ? "/TEXT" : $0 } }

  /// Whether the rest of the line is one text, in which quotes and backslashes mean nothing.
  var takesRawText: Bool { arguments == .rawText }
}

/// What the arguments of a command are.
package enum ArgumentKind: Sendable {
  /// None, or none that can be completed.
  case nothing
  /// A title, then perhaps a priority.
  case titleAndPriority
  /// A segment and a status.
  case filter
  /// A field and a direction.
  case sortOrder
  /// Text up to the end of the line, as it stands.
  case rawText
  /// One id.
  case id
  /// Ids, ranges and lists of them.
  case ids
  /// One id, then a title.
  case idAndTitle
  /// Ids, then a priority.
  case idsAndPriority
  /// A word of `log`.
  case logWord
  /// Files.
  case paths
  /// A setting and its value.
  case setting
  /// The name of a command.
  case command
}
