import Commands
import Tasks
import Terminal

/// What revisions did, in words: the one wording for the confirmation of one's own change and the notice of another's.
struct ChangeText {
  /// Whether steps were taken back or brought back: a task that was not there is then back, and not new.
  let isReverting: Bool

  /// `added 1: buy milk (high)`.
  func line(_ revision: Revision) -> String {
    guard let task = revision.after ?? revision.before else { return "" }
    let verb = verb(revision)
    let detail = task.priority.word + (task.status == .done && verb != "done" ? ", done" : "")
    return "\(verb) \(task.id): \(task.title.visible) (\(detail))"
  }

  /// All of them in one line: `added 3 tasks: 7-9; done 2: call the plumber (low)`.
  func summary(_ revisions: [Revision]) -> String {
    var groups: [(verb: String, revisions: [Revision])] = []
    for revision in revisions {
      let verb = verb(revision)
      if let place = groups.firstIndex(where: { $0.verb == verb }) {
        groups[place].revisions.append(revision)
      } else {
        groups.append((verb, [revision]))
      }
    }
    return groups.map { group in
      if group.revisions.count == 1 { return line(group.revisions[0]) }
      let ids = IDTerm.runs(of: group.revisions.map(\.id)).prefix(20).map(\.word).joined(separator: " ")
      return "\(group.verb) \(group.revisions.count.grouped) tasks: \(ids)"
    }.joined(separator: "; ")
  }

  func verb(_ revision: Revision) -> String {
    guard let before = revision.before else { return isReverting ? "back" : "added" }
    guard let after = revision.after else { return "removed" }
    if before.status != after.status { return after.status == .done ? "done" : "reopened" }
    return before.title != after.title ? "edited" : "changed"
  }
}
