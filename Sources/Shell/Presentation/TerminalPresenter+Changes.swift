import Tasks
import Terminal

extension TerminalPresenter {
  /// More tasks than this are counted in a confirmation, not listed: about what one takes in at a glance.
  private static let mostListed = 5

  /// What has changed, so that a slip is seen at once and `undo` is a word away.
  func confirmation(_ verb: String, _ outcome: Outcome) -> [String] {
    let changed = outcome.revisions.filter { $0.before != $0.after }
    var lines = outcome.reverted.map {
      "\(verb): \($0.command.visible) (step \($0.number)\(owner(of: $0, in: outcome)))"
    }
    if changed.isEmpty {
      return lines + outcome.tasks.map { "\($0.id) is \(verb) already: \($0.title.visible)" }
    }
    if changed.count > TerminalPresenter.mostListed {
      return lines + ["\(verb) \(changed.count.grouped) tasks"]
    }
    lines += changed.map { ChangeText(isReverting: !outcome.reverted.isEmpty).line($0) }
    return lines.map { fit($0) }
  }

  /// Whose a step was that was taken back, where that was not this session.
  private func owner(of step: Step, in outcome: Outcome) -> String {
    step.session == outcome.steps.first?.session ? "" : " of session \(step.session)"
  }

  private func fit(_ line: String) -> String { line.truncated(toWidth: size.columns, appearance.marks.ellipsis) }

  /// As many steps as one may want to page through.
  static let mostSteps = 200

  /// Steps, the latest first.
  func history(_ entries: [(step: Step, revisions: [Revision])]) -> [String] {
    let lines = entries.flatMap { history($0.step, $0.revisions) }
    let isCut = entries.count == TerminalPresenter.mostSteps
    return lines + (isCut ? ["\(appearance.marks.ellipsis) `triage changes | less` shows the older ones too"] : [])
  }

  /// A step and exactly what it changed.
  private func history(_ step: Step, _ revisions: [Revision]) -> [String] {
    let head = Style(bold: true).apply(to: "\(step.number)", support: styles)
    let detail = Style(dim: true).apply(to: "\(step.time) session \(step.session)", support: styles)
    let marks = appearance.marks
    let command = step.command.visible.truncated(toWidth: max(20, size.columns - 45), marks.ellipsis)
    var lines = ["\(head) \(detail) \(command)"]
    for revision in revisions.prefix(TerminalPresenter.mostListed) {
      lines += revision.differences(marks.arrow).map { fit("    \(revision.id) \($0.visible)") }
    }
    if revisions.count > TerminalPresenter.mostListed {
      lines.append("    \(marks.ellipsis) \((revisions.count - TerminalPresenter.mostListed).grouped) more")
    }
    return lines
  }

  /// What other sessions did, in one line however much it was; nil where there is nothing to tell.
  func notice(_ delta: TaskDelta) -> String? {
    guard let first = delta.steps.first else { return nil }
    let sessions = Set(delta.steps.map(\.session)).sorted().map(String.init)
    var who = (sessions.count == 1 ? "session " : "sessions ") + sessions.joined(separator: ", ")
    if delta.steps.count > 1 {
      who += ", \(delta.steps.count.grouped) steps"
    } else {
      switch first.kind {
      case .change: break
      case .undo: who += ", undo"
      case .redo: who += ", redo"
      }
    }
    let text = ChangeText(isReverting: delta.steps.allSatisfy { $0.kind != .change }).summary(delta.revisions)
    return fit("\(who): \(text.isEmpty ? "all is as it was" : text)")
  }
}
