extension CommandTable {
  /// All commands with what they do, for `help`: lines of at most 80 columns, without a last line end.
  package static var overview: String {
    let column = 30  // Wide enough for all but the longest; those have a line of their own.
    return all.map { spec in
      let usage = "  " + spec.usageWithAliases
      let gap = column - usage.count
      if gap >= 2 { return usage + String(repeating: " ", count: gap) + spec.summary }
      return usage + "\n" + String(repeating: " ", count: column) + spec.summary
    }.joined(separator: "\n")
  }

  /// The table of the README.
  package static var markdown: String {
    let rows = all.map { spec in
      var names = "`\(spec.usage)`"
      if !spec.aliases.isEmpty { names += " (" + spec.aliasUsages.map { "`\($0)`" }.joined(separator: ", ") + ")" }
      if !spec.shorthands.isEmpty {
        names += ", or " + spec.shorthands.map { "`\($0)`" }.joined(separator: " ") + " alone"
      }
      let cell = names.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
      return "| \(cell) | \(spec.summary) |"
    }
    return (["| command | does |", "| --- | --- |"] + rows).joined(separator: "\n") + "\n"
  }
}

extension CommandSpec {
  /// All there is to say about the command, for `help COMMAND`: lines of at most 80 columns, without a last line end.
  package var help: String {
    let width = examples.map(\.line.count).max() ?? 0
    let shown = examples.map { example in
      "  \(example.line)\(String(repeating: " ", count: width - example.line.count))  \(example.meaning)"
    }
    let paragraphs = [usageWithAliases + "\n" + wrapped(summary, indent: 2)] + details.map { wrapped($0, indent: 2) }
    return (paragraphs + [shown.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  /// The name with its arguments and aliases: `remove ID… (rm, del)`.
  var usageWithAliases: String {
    aliases.isEmpty ? usage : "\(usage) (\(aliasUsages.joined(separator: ", ")))"
  }

  private func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(margin + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
