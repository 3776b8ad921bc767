import Tasks
import Terminal
import Testing

@testable import Shell

@Suite struct `The segment bar` {
  private func bar(_ chosen: PriorityFilter, _ counts: [Int] = [9, 3, 4, 2]) -> SegmentBar {
    SegmentBar(counts: counts, chosen: chosen)
  }

  @Test func `has a cell for each case, the chosen one in brackets, bold and underlined`() {
    #expect(bar(.high).line(columns: 80).rendered(.none) == " All 9 [High 3] Medium 4  Low 2 ")
    #expect(bar(.high).line(columns: 80).rendered(.color).contains("\u{1B}[1;4m[High 3]\u{1B}[0m"))
    #expect(bar(.high).underline(columns: 80) == "       --------")
  }

  @Test func `keeps its width when the choice moves`() {
    let widths = PriorityFilter.allCases.map { bar($0, [12_345, 0, 7, 12_338]).line(columns: 80).displayWidth }
    #expect(Set(widths).count == 1)
  }

  @Test(arguments: PriorityFilter.allCases, [11, 12, 16, 20, 24, 31])
  func `scrolls on a narrow terminal so that the chosen cell is whole`(chosen: PriorityFilter, columns: Int) {
    let line = bar(chosen).line(columns: columns)
    #expect(line.displayWidth <= columns)
    #expect(
      line.rendered(.none).contains("[\(chosen.title) \([9, 3, 4, 2][chosen.segment])]"), "\(line.rendered(.none))")
  }

  @Test func `groups digits by three`() {
    #expect([0, 999, 1000, 1_234_567, -1234].map(\.grouped) == ["0", "999", "1,000", "1,234,567", "-1,234"])
  }
}
