import FoundationEssentials
import Glibc
import Synchronization
import Tasks
import Testing

@testable import Persistence

/// A directory of its own for a test, which goes when the test has ended.
final class TemporaryDirectory {
  let path: String

  init() {
    path = "/tmp/triage-persistence-\(UUID().uuidString)"
    mkdir(path, 0o755)
  }

  deinit {
    chmod(path, 0o755)
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in it.
  func file(_ name: String = "tasks.db") -> String { path + "/" + name }

  /// The names in it, sorted.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}

/// A file's bytes.
func bytes(_ path: String) -> Data? { try? Data(contentsOf: URL(filePath: path)) }

/// The permission bits of what lies at a path.
func mode(_ path: String) -> mode_t? {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
}

/// The size of a file in bytes.
func size(_ path: String) -> Int? {
  var status = stat()
  return stat(path, &status) == 0 ? Int(status.st_size) : nil
}

/// A task as tests make it: everything set that can be, unless told otherwise.
func sample(_ id: Int, _ title: String = "buy milk", priority: Priority = .medium) -> TaskItem {
  TaskItem(id: id, title: title, priority: priority, created: Timestamp(seconds: 1_796_000_000))
}

/// Short forms of what the store does.
extension TaskDatabase {
  /// Writes one step as the store does, in a transaction of its own; returns its number.
  @discardableResult
  func record(
    _ command: String = "add", _ revisions: [Revision] = [], kind: Step.Kind = .change, logNumber: Int? = nil
  ) throws(StoreError) -> Int {
    try write { transaction throws(StoreError) in
      try transaction.record(command, revisions, kind: kind, logNumber: logNumber)
    }
  }

  /// Adds a task with the next id; returns the id.
  @discardableResult
  func add(_ title: String = "buy milk", priority: Priority = .medium) throws(StoreError) -> Int {
    try write { transaction throws(StoreError) in
      let task = sample(try transaction.nextID(), title, priority: priority)
      try transaction.record("add \(title)", [Revision(before: nil, after: task)])
      return task.id
    }
  }

  /// Removes a task.
  @discardableResult
  func remove(_ id: Int) throws(StoreError) -> Int {
    try record("remove \(id)", [Revision(before: try task(id), after: nil)])
  }

  /// The titles of all tasks.
  func titles() throws(StoreError) -> [String] { try tasks(TaskQuery()).tasks.map(\.title) }
}

extension TaskTransaction {
  /// Writes one step as the store does; returns its number.
  @discardableResult
  func record(
    _ command: String, _ revisions: [Revision] = [], kind: Step.Kind = .change, logNumber: Int? = nil
  ) throws(StoreError) -> Int {
    let position = try position()
    let step = Step(
      number: position.step + 1, time: Timestamp(seconds: 1_796_000_000), session: try session(), command: command,
      logNumber: logNumber, kind: kind)
    try append(step, revisions, digest: position.digest.appending(command))
    return step.number
  }
}

/// Runs `body` without the rights of root over files, on this thread only: of these threads' identities the C library
/// changes one at a time, and knows of no Swift name for it.
func withoutPrivilege<Result>(_ body: () throws -> Result) throws -> Result {
  if geteuid() != 0 { return try body() }
  typealias SetIdentity = @convention(c) (uid_t) -> Int32
  let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetIdentity.self)
  let setGroup = unsafeBitCast(try #require(dlsym(nil, "setfsgid")), to: SetIdentity.self)
  _ = (setGroup(65_534), setUser(65_534))
  defer { _ = (setUser(0), setGroup(0)) }
  return try body()
}

/// Runs `body` on `count` threads of its own, more than the machine has cores, and waits for them; returns what they threw.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) -> [String] {
  let work = Work(body)
  let threads = (0..<count).map { _ in
    var thread = pthread_t()
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
      if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
      return nil
    }
    pthread_create(&thread, nil, start, Unmanaged.passRetained(work).toOpaque())
    return thread
  }
  for thread in threads { pthread_join(thread, nil) }
  return work.errors.withLock { $0 }
}

private final class Work: Sendable {
  let body: @Sendable (Int) throws -> Void
  let begun = Atomic(0)
  let errors = Mutex<[String]>([])

  init(_ body: @escaping @Sendable (Int) throws -> Void) { self.body = body }

  func run() {
    let index = begun.add(1, ordering: .relaxed).oldValue
    do { try body(index) } catch { errors.withLock { $0.append("thread \(index): \(error)") } }
  }
}

/// Something that has happened on another thread.
final class Flag: Sendable {
  private let state = Atomic(false)
  var value: Bool { state.load(ordering: .acquiring) }
  func raise() { state.store(true, ordering: .releasing) }
}
