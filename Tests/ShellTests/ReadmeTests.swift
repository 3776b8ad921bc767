import Commands
import Foundation
import Testing

@testable import Shell

@Suite struct `The README` {
  private let text: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func `has the commands as the program's own table has them`() {
    #expect(text.contains("\n" + CommandTable.markdown + "\n"))
  }

  @Test func `has the settings as the program has them`() {
    #expect(text.contains("\n" + Settings.Setting.markdown + "\n"), "\(Settings.Setting.markdown)")
  }

  @Test func `names every option`() {
    for option in OptionSpec.all { #expect(text.contains("`\(option.name)"), "\(option.name)") }
  }

  @Test func `has one line that installs what the tests need and runs them, which CI runs as well`() {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("apt-get ") && $0.hasSuffix("swift test") }
    #expect(lines.count == 1)
  }
}
