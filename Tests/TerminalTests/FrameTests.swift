import Terminal
import TerminalEmulator
import Testing

@Suite struct FrameTests {
  private let size = TerminalSize(rows: 3, columns: 10)

  @Test func `sends all rows first, then those that differ, then nothing`() {
    var frame = Frame()
    #expect(
      frame.update(["a", "b"], size: size)
        == "\u{1B}[?2026h\u{1B}[1Ha\u{1B}[m\u{1B}[K\u{1B}[2Hb\u{1B}[m\u{1B}[K\u{1B}[3H\u{1B}[m\u{1B}[K\u{1B}[?2026l")
    #expect(
      frame.update(["a", "c"], size: size) == "\u{1B}[?2026h\u{1B}[2Hc\u{1B}[m\u{1B}[K\u{1B}[?2026l")
    #expect(frame.update(["a", "c"], size: size) == nil)
    #expect(frame.update(["a", "c", ""], size: size) == nil)
  }

  @Test func `draws all rows on a screen of another size, and none below it`() {
    var frame = Frame()
    _ = frame.update(["a", "b", "c"], size: size)
    #expect(
      frame.update(["a", "b", "c"], size: TerminalSize(rows: 2, columns: 10))
        == "\u{1B}[?2026h\u{1B}[1Ha\u{1B}[m\u{1B}[K\u{1B}[2Hb\u{1B}[m\u{1B}[K\u{1B}[?2026l")
    #expect(frame.update([], size: TerminalSize(rows: 2, columns: 10)) != nil)
  }

  @Test func `gives the screen that is wanted, whatever was there, and never a blank row on the way`() throws {
    var generator = SystemRandomNumberGenerator()
    let words = ["", "milk", "\u{1B}[1mbold\u{1B}[0m text", "買い物 9", "ninecells", "x"]
    let plain = ["", "milk", "bold text", "買い物 9", "ninecells", "x"]
    let screen = TerminalScreen(rows: 3, columns: 10)
    var frame = Frame()
    var before = [0, 0, 0]
    for _ in 0..<300 {
      let now = before.map { Bool.random(using: &generator) ? $0 : Int.random(in: 0..<6, using: &generator) }
      for byte in Array((frame.update(now.map { words[$0] }, size: size) ?? "").utf8) {
        screen.feed([byte])
        for row in 0..<3 where before[row] != 0 && now[row] != 0 {
          try #require(screen.row(row) != "", "\(before) to \(now)")
        }
      }
      try #require((0..<3).map { screen.row($0) } == now.map { plain[$0] })
      before = now
    }
  }
}
