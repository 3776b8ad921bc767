import Tasks
import Testing

@testable import Persistence

@Suite struct `The account of undo and redo` {
  let directory = TemporaryDirectory()

  private func open() throws -> SQLiteTaskDatabase { try SQLiteTaskDatabase.open(directory.file(), patience: .zero) }

  /// What a transaction would take back or bring back now.
  private func newest(
    _ store: SQLiteTaskDatabase, session: Int? = nil
  ) throws -> (undoable: Int?, redoable: Int?) {
    try store.write { transaction throws(StoreError) in
      (
        try transaction.newestUndoable(session: session)?.number,
        try transaction.newestRedoable(session: session)?.number
      )
    }
  }

  @Test func `knows what can be taken back and what brought back`() throws {
    let store = try open()
    try store.record("a")
    try store.record("b")
    #expect(try newest(store) == (2, nil))
    try store.record("undo", kind: .undo(of: 2))
    #expect(try newest(store) == (1, 3))
    try store.record("undo", kind: .undo(of: 1))
    #expect(try newest(store) == (nil, 4))
    try store.record("redo", kind: .redo(of: 4))
    #expect(try newest(store) == (1, 3))
    try store.record("redo", kind: .redo(of: 3))
    #expect(try newest(store) == (2, nil))
    try store.record("undo", kind: .undo(of: 2))
    #expect(try newest(store) == (1, 7), "what was brought back can be taken back again")
    try store.record("c")
    #expect(try newest(store) == (8, nil), "a new change ends what could be brought back")
    try store.record("undo", kind: .undo(of: 8))
    #expect(try newest(store) == (1, 9))
    #expect(try store.steps(after: 0).map(\.step.kind)[2...4] == [.undo(of: 2), .undo(of: 1), .redo(of: 4)])
  }

  @Test func `is kept for each session`() throws {
    let (one, two) = (try open(), try open())
    #expect(try one.beginSession() == 1)
    #expect(try two.beginSession() == 2)
    try one.record("a by 1")
    try two.record("b by 2")
    #expect(try newest(one, session: 1) == (1, nil))
    #expect(try newest(one, session: 2) == (2, nil))
    #expect(try newest(one, session: 3) == (nil, nil))
    #expect(try newest(one) == (2, nil))
    try one.record("undo", kind: .undo(of: 1))
    try two.record("c by 2")
    #expect(try newest(one, session: 1) == (nil, 3), "another session's change ends nothing of this one")
    #expect(try newest(two, session: 2) == (4, nil))
    #expect(try newest(two) == (4, 3))
    try one.record("d by 1")
    #expect(try newest(two) == (5, nil))
  }
}
