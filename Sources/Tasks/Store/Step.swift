/// One entry of the journal: a command that changed the list.
public struct Step: Hashable, Sendable {
  /// Its number: 1, 2, 3, … in the order of the commits.
  public var number: Int
  /// When it was made.
  public var time: Timestamp
  /// The session that made it.
  public var session: Int
  /// The command in its canonical form.
  public var command: String
  /// The command's number in its session's log, where one was written.
  public var logNumber: Int?
  /// What sort of step it is.
  public var kind: Kind

  /// Whether a step changes something anew or takes another step back.
  public enum Kind: Hashable, Sendable {
    case change
    /// Takes back the change with this number.
    case undo(of: Int)
    /// Takes back the undo with this number.
    case redo(of: Int)

    /// The step that it takes back.
    package var target: Int? {
      switch self {
      case .change: nil
      case .undo(let step), .redo(let step): step
      }
    }
  }

  /// A step as given.
  public init(number: Int, time: Timestamp, session: Int, command: String, logNumber: Int?, kind: Kind) {
    self.number = number
    self.time = time
    self.session = session
    self.command = command
    self.logNumber = logNumber
    self.kind = kind
  }
}

/// What a step did to one task: what was before and what is after. `before` is nil for a task that it added, `after` for
/// one that it removed.
public struct Revision: Hashable, Sendable {
  /// The task before the step.
  public var before: TaskItem?
  /// The task after it.
  public var after: TaskItem?

  /// A change from `before` to `after`, which have the same id; one of them may be missing.
  public init(before: TaskItem?, after: TaskItem?) {
    self.before = before
    self.after = after
  }

  /// The task's id.
  public var id: Int { after?.id ?? before?.id ?? 0 }
}

/// Where a journal stands: its newest step, and a digest of everything that led there.
public struct JournalPosition: Hashable, Sendable {
  /// The newest step's number, 0 before the first.
  public var step: Int
  /// The digest of the chain up to it.
  public var digest: Digest

  /// A position as given.
  public init(step: Int, digest: Digest) {
    self.step = step
    self.digest = digest
  }

  /// An empty journal's position.
  public static let empty = JournalPosition(step: 0, digest: .empty)

  /// Reads `3/9f31c2…` or `0/empty`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let step = Int(parts[0]), step >= 0 else { return nil }
    if step == 0, parts[1] == "empty" {
      self = .empty
    } else if parts[1].utf8.count == 16, let value = UInt64(parts[1], radix: 16) {
      self.init(step: step, digest: Digest(value: value))
    } else {
      return nil
    }
  }
}

extension JournalPosition: CustomStringConvertible {
  /// `3/9f31c20a5d7e1b44`, or `0/empty`.
  public var description: String { self == .empty ? "0/empty" : "\(step)/\(digest)" }
}
