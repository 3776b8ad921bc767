import Foundation
import TerminalEmulator
import Testing

@Suite struct `Settings that last` {
  let home: Home

  init() throws {
    home = try Home()
    try FileManager.default.createDirectory(atPath: home.file(".config/triage"), withIntermediateDirectories: true)
  }

  @Test func `are segment, sort, echo, colours and marks of a configuration`() throws {
    try home.triage("-c", "add \"b milk\" high", "-c", "add a high", "-c", "add c low")
    _ = try home.write(
      "set marks ascii\nset color-high bright-magenta\nset color-low default\nset echo list\nshow high\nsort title\n",
      to: ".config/triage/triagerc")
    let triage = home.prompt(columns: 30)
    #expect(triage.isAtPrompt)
    #expect(
      triage.say(
        "add \"a title too long for this\" high",
        until: " All 4 [High 3] Medium 0 >"),
      "\(triage.terminal.screen.text)")
    #expect(triage.terminal.screen.text.contains("id  pri  title ^           age"), "\(triage.terminal.screen.text)")
    #expect(triage.terminal.screen.text.contains(" 4  !!!  a title too l...  now"), "\(triage.terminal.screen.text)")
    let received = String(decoding: triage.terminal.received, as: UTF8.self)
    #expect(received.contains("\u{1B}[1;95m!!!\u{1B}[0m"))
    #expect(!received.unicodeScalars.contains { $0.value > 0x7E && !$0.properties.isWhitespace })
  }

  @Test func `are read by one-shot commands, too`() throws {
    try home.triage("add", "a", "low")
    _ = try home.write("set marks ascii\nset color-low cyan\n", to: ".config/triage/triagerc")
    let triage = home.prompt("show")
    #expect(triage.waitForEnd() == .exited(0))
    #expect(triage.terminal.screen.text.contains("pri v"))
    #expect(String(decoding: triage.terminal.received, as: UTF8.self).contains("\u{1B}[36m!\u{1B}[0m"))
    #expect(try home.triage("help").out.allSatisfy(\.isASCII))
    let wrong = try home.triage("set", "color-low", "pink")
    #expect(wrong.status == 2 && wrong.err.contains("\"pink\" is no value of color-low"))
  }
}
