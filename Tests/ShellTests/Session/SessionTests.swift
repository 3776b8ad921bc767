import Foundation
import LineEditing
import Observables
import Persistence
import Tasks
import Terminal
import Testing

@testable import Shell

@MainActor
@Suite struct `A session` {
  let directory: String
  let session: Session
  private let output: FileHandle

  init() throws {
    directory = FileManager.default.temporaryDirectory.path + "/triage-session-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: directory + "/out", contents: nil)
    output = try #require(FileHandle(forWritingAtPath: directory + "/out"))
    let options = Options()
    let descriptor = output.fileDescriptor
    let console = Console(options, environment: { _ in nil }, output: descriptor, errors: descriptor)
    let store = TaskStore(try SQLiteTaskDatabase.open(directory + "/tasks.db"))
    session = Session(store: store, at: directory + "/tasks.db", console: console, options: options)
  }

  private var printed: String { (try? String(contentsOfFile: directory + "/out", encoding: .utf8)) ?? "" }

  private func remove() { try? FileManager.default.removeItem(atPath: directory) }

  @Test func `has one subscription at each source, also after a thousand switches, sorts and searches`() throws {
    defer { remove() }
    try session.perform("add \"buy milk\" high")
    #expect(session.store.observerCount == 0, "adding reads no list")
    try session.perform("show high")
    #expect(session.store.observerCount == 1 && session.options.observerCount == 1)
    for turn in 0..<1000 {
      try session.perform("show \(["all", "high", "medium", "low"][turn % 4]) \(["open", "any"][turn % 2])")
      try session.perform("sort \(["priority", "title", "created", "due", "id"][turn % 5])")
      try session.perform(turn % 2 == 0 ? "/milk" : "search")
    }
    #expect(session.store.observerCount == 1 && session.options.observerCount == 1)
    try session.perform("add low one low")
    try session.perform("show all")
    #expect(session.view.visibleIDs.sorted() == [1, 2])
  }

  @Test func `has the subscriptions and the options of before after a hundred watches`() throws {
    defer { remove() }
    try session.perform("add a high")
    try session.perform("show low any")
    let before = session.options.value
    session.offerLine = { _ in }
    let surroundings = try session.surroundings()
    for _ in 0..<100 {
      surroundings.loop.post(.interrupt)
      try session.perform("watch high")
    }
    #expect(session.options.value == before && session.update.options == before)
    #expect(session.store.observerCount == 1 && session.options.observerCount == 1)
    #expect(session.updates.observerCount == 0 && surroundings.scheduler.nextDeadline == nil)
  }

  @Test func `tells who watches that another list has taken the place of the one that was followed`() throws {
    defer { remove() }
    try session.perform("add a high")
    session.offerLine = { _ in }
    try session.surroundings().loop.mailbox.post { [session] in
      MainActor.assumeIsolated {
        try? session.store.reload()
        try? session.surroundings().loop.post(.interrupt)
      }
    }
    try session.perform("watch")
    #expect(printed == "1\nthe list was read anew: 1 tasks\n")
  }

  @Test func `changes nothing in a list that took the place of the one that was seen`() throws {
    defer { remove() }
    try session.perform("add one")
    try session.perform("show")
    do {  // closed again, with all that it has in its own file
      let other = TaskStore(try SQLiteTaskDatabase.open(directory + "/other.db", createIfMissing: true))
      for title in ["p", "q"] { _ = try other.perform(.add(title: title, priority: .high), as: CommandRecord("add")) }
    }
    for suffix in ["-wal", "-shm"] { try FileManager.default.removeItem(atPath: directory + "/tasks.db" + suffix) }
    #expect(rename(directory + "/other.db", directory + "/tasks.db") == 0)
    #expect(throws: LineFault.self) { try session.perform("done 1") }
    #expect(printed.contains("another list has taken the place of the one that you saw"))
    #expect(try session.store.counts()[.high, .open] == 2)
    #expect(session.view.rows.map(\.title) == ["p", "q"])
    try session.perform("done 1")
    #expect(try session.store.counts()[.high, .done] == 1)
  }

  @Test func `resolves ids, ranges, the last one and all that is shown, each once`() throws {
    defer { remove() }
    for title in ["a", "b", "c", "d"] { try session.perform("add \(title)") }
    try session.perform("remove 2")
    try session.perform("done 1-3,3")
    #expect(try session.store.counts()[.medium, .done] == 2)
    #expect(try session.store.history(limit: 1)[0].step.command == "done 1 3")
    try session.perform("reopen .")
    #expect(try session.store.history(limit: 1)[0].step.command == "reopen 3")
    try session.perform("done .")
    try session.perform("priority shown high")
    #expect(try session.store.history(limit: 1)[0].step.command == "priority 4 high")
    #expect(throws: LineFault.self) { try session.perform("done 10-9223372036854775807") }
    #expect(printed.contains("no task in 10-9223372036854775807"))
  }

  @Test func `says whose step it undid`() throws {
    defer { remove() }
    let other = TaskStore(try SQLiteTaskDatabase.open(directory + "/tasks.db"))
    try other.perform(.add(title: "theirs", priority: .low), as: CommandRecord("add \"theirs\" low"))
    try session.perform("undo")
    let outcome = try session.store.history(limit: 2)
    #expect(outcome[0].step.kind == .undo(of: 1) && outcome[0].step.session != outcome[1].step.session)
    let presenter = TerminalPresenter(
      styles: .none, size: .standard, now: .now, rowLimit: nil, isQuiet: false)
    let undone = Outcome(
      steps: [outcome[0].step], revisions: outcome[0].revisions, made: Made(time: .now), reverted: [outcome[1].step])
    #expect(
      presenter.text(.changed("undone", undone))
        == "undone: add \"theirs\" low (step 1 of session 1)\nremoved 1: theirs (low)\n")
  }
}
