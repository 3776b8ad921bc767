/// Why the store could not do what it was asked. Whatever it says, nothing was changed.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no task with this id.
  case noTask(Int)
  /// A replayed command names an id or uuid that another task has.
  case taken(id: Int)
  /// Nothing to take back: no step that an undo has not taken back already.
  case nothingToUndo
  /// Nothing to bring back.
  case nothingToRedo
  /// Fewer steps can be taken back, or brought back, than were asked for.
  case onlySteps(Int, isRedo: Bool)
  /// No task can have this id: it is not positive, or too large for other programs to read it exactly.
  case unusable(id: Int)
  /// The step that a replay wants to take back is none that can be.
  case notRevertible(step: Int)
  /// A field that would be restored has been changed since.
  case conflict(Conflict)

  /// Another process holds the database for longer than this one waits.
  case busy(path: String)
  /// The database or its directory cannot be written.
  case readOnly(path: String, reason: String)
  /// There is no room on the disk.
  case full(path: String)
  /// The file is no database, or a damaged one.
  case damaged(path: String, detail: String)
  /// A later version of the program wrote it.
  case newer(path: String, version: Int, known: Int)
  /// The database cannot be opened, read or written for another reason.
  case unavailable(path: String, reason: String)

  /// What an undo or redo found in place of what the step had left.
  public struct Conflict: Hashable, Sendable {
    /// The step that was to be taken back.
    public var step: Step
    /// The task.
    public var task: Int
    /// The field's name, or nil where the whole task is gone or has come back.
    public var field: String?
    /// What the step left there.
    public var left: String
    /// What is there now.
    public var found: String

    /// A conflict as given.
    public init(step: Step, task: Int, field: String?, left: String, found: String) {
      self.step = step
      self.task = task
      self.field = field
      self.left = left
      self.found = found
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// What is wrong, in a line.
  public var description: String {
    switch self {
    case .noTask(let id): "no task \(id)"
    case .taken(let id): "task \(id) is there already, or its uuid is"
    case .nothingToUndo: "nothing to undo"
    case .nothingToRedo: "nothing to redo"
    case .onlySteps(let count, let isRedo):
      "only \(count) step\(count == 1 ? "" : "s") can be \(isRedo ? "redone" : "undone")"
    case .unusable(let id): "\(id) is no id that a task can have"
    case .notRevertible(let step): "step \(step) is not there to be taken back"
    case .conflict(let conflict): conflict.description
    case .busy(let path): "\(path) is in use by another process"
    case .readOnly(let path, let reason): "\(path) cannot be written: \(reason)"
    case .full(let path): "\(path) cannot be written: the disk is full"
    case .damaged(let path, let detail): "\(path) is damaged: \(detail)"
    case .newer(let path, let version, let known):
      "\(path) has format \(version), and this program knows formats up to \(known)"
    case .unavailable(let path, let reason): "\(path): \(reason)"
    }
  }

  /// What to do about it.
  public var advice: String {
    switch self {
    case .noTask: "`list` shows the ids"
    case .taken: "replay the log on the state that it started from"
    case .onlySteps: "nothing was changed; ask for fewer"
    case .unusable: "nothing was changed; the log has been altered"
    case .nothingToUndo, .nothingToRedo: "`changes` shows what was done"
    case .notRevertible: "replay the log on the state that it started from"
    case .conflict(let conflict):
      "nothing was changed; `changes \(conflict.task)` shows who did that, and `undo` there takes it back"
    case .busy: "try again"
    case .readOnly: "nothing was changed; give write permission, or name another file with --store"
    case .full: "nothing was changed; make room and try again"
    case .damaged: "the file was left as it is"
    case .newer: "use the newer program; the file was left as it is"
    case .unavailable: "check the path, or name another file with --store"
    }
  }
}

extension StoreError.Conflict: CustomStringConvertible {
  /// What cannot be done, and what stands in the way.
  public var description: String {
    let what: (String, when: String) =
      if case .undo(of: let change) = step.kind {
        ("step \(change) cannot be redone", when: "when it was undone")
      } else {
        ("step \(step.number) (\(step.command)) cannot be taken back", when: "after it")
      }
    let place = field.map { "the \($0) of task \(task)" } ?? "task \(task)"
    return "\(what.0): \(place) was \(left) \(what.when) and is \(found) now"
  }
}
