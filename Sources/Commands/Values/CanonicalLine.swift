import Tasks

extension Command {
  /// The one way in which the session log writes this command: the title in quotes, the priority named. It parses back to
  /// this command.
  ///
  /// Resolve what depends on the moment first: `.` and `shown`, and the direction of a sort.
  ///
  /// nil only where a title, a search, a path or a setting holds a control character. No line can hold one, so no parsed
  /// command does; a command made from a task of elsewhere might.
  package var canonicalLine: String? {
    let line = words.joined(separator: " ")
    return line.unicodeScalars.contains { $0.isRefused || $0 == "\t" } ? nil : line
  }

  private var words: [String] {
    switch self {
    case .add(let title, let priority): ["add", Quoting.quoted(title), priority.word]
    case .show(let filter): ["show"] + (filter.map { [$0.words] } ?? [])
    case .list: ["list"]
    case .watch(let filter): ["watch"] + (filter.map { [$0.words] } ?? [])
    case .sort(let request): ["sort"] + (request.map { [$0.words] } ?? [])
    case .search(let text): ["search"] + (text.map { [$0] } ?? [])
    case .info(let id): ["info", id.word]
    case .done(let ids): ["done"] + ids.map(\.word)
    case .reopen(let ids): ["reopen"] + ids.map(\.word)
    case .remove(let ids): ["remove"] + ids.map(\.word)
    case .edit(let id, let title): ["edit", id.word] + (title.map { [Quoting.quoted($0)] } ?? [])
    case .priority(let ids, let priority): ["priority"] + ids.map(\.word) + [priority.word]
    case .undo(let count): ["undo"] + (count == 1 ? [] : [String(count)])
    case .redo(let count): ["redo"] + (count == 1 ? [] : [String(count)])
    case .changes(let id): ["changes"] + (id.map { [$0.word] } ?? [])
    case .stats: ["stats"]
    case .reload: ["reload"]
    case .log(let request): ["log"] + (request == .show ? [] : [request.rawValue])
    case .run(let paths): ["run"] + paths.map(Quoting.word)
    case .set(let name, let value): ["set"] + [name, value].compactMap { $0.map(Quoting.word) }
    case .help(let topic): ["help"] + (topic.map { [$0] } ?? [])
    case .quit: ["quit"]
    }
  }
}
