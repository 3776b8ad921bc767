import Testing

@testable import LineEditing

@Suite struct LineGeometryTests {
  private func rewrapped(_ text: String, cursor: Int? = nil, from old: Int, to columns: Int) -> LineGeometry {
    let scalars = Array(text.unicodeScalars)
    return LineGeometry.rewrapped(scalars, cursor: cursor ?? scalars.count, from: old, to: columns) {
      $0.value > 0x2E80 ? 2 : 1
    }
  }

  private func geometry(_ text: String, cursor: Int? = nil, _ columns: Int) -> LineGeometry {
    let scalars = Array(text.unicodeScalars)
    return LineGeometry(prompt: [], line: scalars, cursor: cursor ?? scalars.count, columns: columns) {
      $0.value > 0x2E80 ? 2 : 1
    }
  }

  @Test func `of a rewrapped line joins rows that end with a letter`() {
    #expect(rewrapped("> abcdefghij", from: 6, to: 20) == geometry("> abcdefghij", 20))
    #expect(rewrapped("> abcdefghij", cursor: 5, from: 20, to: 6) == geometry("> abcdefghij", cursor: 5, 6))
    #expect(rewrapped("> 漢字漢字", from: 6, to: 20) == geometry("> 漢字漢字", 20))
  }

  @Test func `of a rewrapped line keeps rows apart where the upper one ends with blanks`() {
    // Drawn as "> abc" and "defgh" and "ij".
    let line = rewrapped("> abc defghij", from: 6, to: 20)
    #expect(line.end == .init(row: 1, column: 7) && line.cursor == line.end)
    #expect(rewrapped("> abc defghij", cursor: 3, from: 6, to: 20).cursor == .init(row: 0, column: 3))
    let blanks = rewrapped("> a   bcd", cursor: 7, from: 6, to: 20)
    #expect(blanks.end == .init(row: 1, column: 3) && blanks.cursor == .init(row: 1, column: 1))
  }
}
