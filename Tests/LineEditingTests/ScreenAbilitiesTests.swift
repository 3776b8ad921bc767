import LineEditing
import Testing

extension EditorTests {
  @Suite struct ScreenAbilitiesTests {
    @Test func `come from the terminal database`() {
      let known = ScreenAbilities(terminal: "xterm-256color")
      #expect(known.canDraw && known.hasAlternateScreen)
      let console = ScreenAbilities(terminal: "linux")
      #expect(console.canDraw && !console.hasAlternateScreen)
      for terminal in ["dumb", "", "no-such-terminal"] {
        #expect(ScreenAbilities(terminal: terminal) == ScreenAbilities(terminal: ""))
        #expect(!ScreenAbilities(terminal: terminal).canDraw)
      }
    }
  }
}
