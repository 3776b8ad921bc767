import Glibc
import TerminalEmulator
import Testing

/// The tests' own eyes: what they see has to be true.
@Suite struct TerminalEmulatorTests {
  private let environment = ["TERM=xterm-256color", "PATH=/usr/bin:/bin", "PS1=sh$ ", "HISTFILE="]

  @Test func `shows what a program prints and how it ends`() {
    let program = TerminalProgram(
      ["/bin/sh", "-c", "printf 'one\\ntwo  \\033[1mbold\\033[0m \\033[4munder\\033[0m 漢\\n'; stty size; exit 3"],
      environment: environment, rows: 5, columns: 30)
    #expect(program.waitForEnd() == .exited(3))
    #expect(program.terminal.screen.text == "one\ntwo  bold under 漢\n5 30")
    #expect(program.terminal.screen.marked == "one\ntwo  *bold* _under_ 漢\n5 30")
  }

  @Test func `passes on control C, a change of size, and signals`() {
    let program = TerminalProgram(
      ["/bin/bash", "-c", "trap 'echo int' INT; trap 'stty size' WINCH; echo on; while :; do sleep 0.01; done"],
      environment: environment, rows: 6, columns: 30)
    #expect(program.terminal.wait(for: "on"))
    program.terminal.send("\u{3}")
    #expect(program.terminal.wait { $0.text == "on\n^Cint" })
    program.terminal.resize(rows: 4, columns: 20)
    #expect(program.terminal.wait { $0.text == "on\n^Cint\n4 20" })
    program.kill(SIGTERM)
    #expect(program.waitForEnd() == .killed(signal: SIGTERM))
  }

  @Test func `stops and continues a program that a shell has started`() {
    let shell = TerminalProgram(
      ["/bin/bash", "--norc", "--noprofile", "-i"], environment: environment, rows: 12, columns: 40)
    #expect(shell.terminal.wait { $0.cursorRow == "sh$" })
    shell.terminal.send("sh -c 'echo re\"\"ady; exec cat'\r")
    #expect(shell.terminal.wait(for: "ready"))
    shell.terminal.send("\u{1A}")
    #expect(shell.terminal.wait { $0.text.contains("Stopped") && $0.cursorRow == "sh$" })
    shell.terminal.send("fg\r")
    #expect(shell.terminal.wait { $0.text.hasSuffix("exec cat'") && shell.terminal.isInLineMode })
    shell.terminal.send("back\r")
    #expect(shell.terminal.wait { $0.text.hasSuffix("back\nback") })
    shell.terminal.send("\u{4}")
    #expect(shell.terminal.wait { $0.cursorRow == "sh$" })
    shell.terminal.send("exit 7\r")
    #expect(shell.waitForEnd() == .exited(7))
  }

  @Test func `keeps what scrolls off and looks only outside synchronised updates`() {
    let terminal = PseudoTerminal(rows: 3, columns: 10)
    let other = terminal.openOtherEnd()
    defer { close(other) }
    func write(_ text: String) { _ = Glibc.write(other, text, text.utf8.count) }
    write("1\n2\n3\n4")
    #expect(terminal.wait { $0.text == "2\n3\n4" && $0.scrollback == ["1"] && $0.cursor == (2, 1) })
    write("\u{1B}[?2026hhalf")
    #expect(!terminal.wait(seconds: 0.05) { $0.text.contains("half") })
    write(" whole\u{1B}[?2026l")
    #expect(terminal.wait(for: "4half whol"))
  }

  @Test func `shows each state between two bytes`() {
    let terminal = PseudoTerminal(rows: 2, columns: 10)
    let other = terminal.openOtherEnd()
    defer { close(other) }
    var states: [String] = []
    terminal.afterEachByte = { states.append($0.text) }
    _ = Glibc.write(other, "ab\u{8}c", 4)
    #expect(terminal.wait(for: "ac"))
    #expect(states == ["a", "ab", "ab", "ac"])
  }
}
