import FoundationEssentials
import Glibc
import Observables
import Persistence
import Tasks
import Testing

/// A store on a real database in a directory of its own, and a clock that the test sets.
@MainActor
final class World {
  let directory: String
  let store: TaskStore
  private let clock = Clock()

  final class Clock: @unchecked Sendable {
    // Set and read on the main thread.
    var now = Timestamp(seconds: 1_700_000_000)
  }

  init() throws {
    directory = FileManager.default.temporaryDirectory.path + "/triage-tests-" + UUID().uuidString
    store = TaskStore(try SQLiteTaskDatabase.open(directory + "/tasks.db")) { [clock] in clock.now }
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  /// Another session on the same file.
  func another() throws -> TaskStore {
    TaskStore(try SQLiteTaskDatabase.open(directory + "/tasks.db")) { [clock] in clock.now }
  }

  var now: Timestamp {
    get { clock.now }
    set { clock.now = newValue }
  }

  func pass(seconds: Int64) { clock.now = Timestamp(seconds: clock.now.seconds + seconds) }

  /// The list as it is on disk: `1 high open buy milk`.
  var list: [String] {
    get throws {
      try store.database.tasks(TaskQuery()).tasks.map { "\($0.id) \($0.priority.word) \($0.status.word) \($0.title)" }
    }
  }
}

extension TaskStore {
  @discardableResult
  func add(_ title: String, _ priority: Priority = .medium) throws(StoreError) -> Outcome {
    try perform(.add(title: title, priority: priority), as: CommandRecord("add \"\(title)\" \(priority.word)"))
  }

  @discardableResult
  func undo(_ count: Int = 1) throws(StoreError) -> Outcome {
    try perform(.undo(count: count), as: CommandRecord("undo"))
  }

  @discardableResult
  func redo(_ count: Int = 1) throws(StoreError) -> Outcome {
    try perform(.redo(count: count), as: CommandRecord("redo"))
  }
}

/// What an observable has told, for tests on one thread.
final class Recorder<Value: Sendable>: @unchecked Sendable {
  // Everything happens on the test's thread.
  private(set) var values: [Value] = []
  private let bag = DisposeBag()

  init(_ source: Observable<Value>) {
    source.subscribe(onNext: { [unowned self] in values.append($0) }).disposed(by: bag)
  }
}
