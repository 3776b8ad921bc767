import Tasks
import Testing

@testable import Shell

@Suite struct WatchKeysTests {
  private func actions(_ text: String) -> [WatchAction] {
    var keys = WatchKeys()
    keys.feed(text.utf8)
    var actions: [WatchAction] = []
    while let action = keys.next() { actions.append(action) }
    return actions
  }

  @Test(arguments: [
    "1234", "\u{1B}1\u{1B}2\u{1B}3\u{1B}4", "\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", "\u{1B}[[A\u{1B}[[B\u{1B}[[C\u{1B}[[D",
    "\u{1B}[11~\u{1B}[12~\u{1B}[13~\u{1B}[14~",
  ]) func `knows the four segments, whatever terminal sends them`(keys: String) {
    #expect(actions(keys) == PriorityFilter.allCases.map { .choose($0) })
  }

  @Test func `moves and leaves`() {
    #expect(
      actions("\u{1B}[A\u{1B}OBk \u{1B}[5~gG\u{1B}[1~\u{C}q\u{4}") == [
        .scroll(.rows(-1)), .scroll(.rows(1)), .scroll(.rows(-1)), .scroll(.pages(1)), .scroll(.pages(-1)),
        .scroll(.top),
        .scroll(.bottom), .scroll(.top), .redraw, .leave, .leave,
      ])
  }

  @Test func `drops whole what it does not know`() {
    #expect(actions("x買\u{1B}[200~\u{1B}[1;5Pé\u{1B}[?1;2c\u{1B}q\u{1B}[9~2") == [.choose(.high)])
  }

  @Test func `takes a lone Escape for leaving only when nothing follows`() {
    var keys = WatchKeys()
    keys.feed([0x1B])
    #expect(keys.next() == nil && keys.isInSequence)
    keys.feed("[".utf8)
    #expect(keys.next() == nil && keys.isInSequence)
    keys.feed("A".utf8)
    #expect(keys.next() == .scroll(.rows(-1)) && !keys.isInSequence && keys.giveUp() == nil)
    keys.feed([0x1B])
    #expect(keys.next() == nil && keys.giveUp() == .leave && !keys.isInSequence)
  }
}
