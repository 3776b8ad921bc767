/// Whether a task still waits to be done.
public enum TaskStatus: Int, CaseIterable, Sendable {
  case open, done

  /// The word that names it in commands and output.
  public var word: String { self == .open ? "open" : "done" }
}

/// Which statuses are seen.
public enum StatusFilter: Int, CaseIterable, Sendable {
  case open, done, any

  /// Its word in commands.
  public var word: String {
    switch self {
    case .open: "open"
    case .done: "done"
    case .any: "any"
    }
  }

  /// Whether tasks of this status are seen.
  public func includes(_ status: TaskStatus) -> Bool {
    switch self {
    case .open: status == .open
    case .done: status == .done
    case .any: true
    }
  }
}
