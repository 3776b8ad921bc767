import Glibc
import Terminal
import TerminalEmulator
import Testing

@Suite struct FullScreenTests {
  private let terminal = PseudoTerminal(rows: 4, columns: 20)

  @Test(arguments: [true, false])
  func `takes the terminal and gives it back, its first screen too where there are two`(hasAlternate: Bool) throws {
    let end = terminal.openOtherEnd()
    defer { close(end) }
    try Output.write("before\r\n$ ", to: end)
    #expect(terminal.wait(for: "$") && terminal.isInLineMode)
    let screen = FullScreen(input: end, output: end, hasAlternate: hasAlternate)
    try screen.enter()
    try Output.write("\u{1B}[2Hwhole", to: end)
    #expect(terminal.wait { $0.text == "\nwhole" } && !terminal.isInLineMode)
    screen.leave()
    screen.leave()
    #expect(terminal.wait { $0.text == (hasAlternate ? "before\n$" : "") } && terminal.isInLineMode)
    #expect(terminal.screen.cursor == (hasAlternate ? (1, 2) : (0, 0)))
    let sent = String(decoding: terminal.received, as: UTF8.self)
    #expect(sent.contains("\u{1B}[?1049h") == hasAlternate)
    #expect(sent.contains("\u{1B}[?25l") && sent.contains("\u{1B}[?7h\u{1B}[?25h"))
  }

  @Test func `is entered again without a second screen upon the second, and still gives the first one back`() throws {
    let end = terminal.openOtherEnd()
    defer { close(end) }
    try Output.write("before", to: end)
    let screen = FullScreen(input: end, output: end, hasAlternate: true)
    try screen.enter()
    try Output.write("left by somebody", to: end)
    try screen.enter()
    #expect(terminal.wait { $0.text == "" })
    screen.leave()
    #expect(terminal.wait { $0.text == "before" } && terminal.isInLineMode)
  }
}
