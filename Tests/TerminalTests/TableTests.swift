import Terminal
import Testing

@Suite struct TableTests {
  private let table = Table(left: [.init(.right), .init(), .init(flexible: true)], right: [.init(), .init(.right)])
  private let rows: [[StyledText]] = [
    ["1", "!", "buy milk", "tomorrow", "3 d"],
    ["12", "-", "買い物リスト", "", "10 min"],
  ]

  private func lines(_ columns: Int?) -> [String] { table.lines(rows, columns: columns).map { $0.rendered(.none) } }

  @Test func `aligns columns by display width and ends the right ones at the edge`() {
    #expect(
      lines(40) == [
        " 1  !  buy milk         tomorrow     3 d",
        "12  -  買い物リスト               10 min",
      ])
    #expect(lines(40).allSatisfy { $0.displayWidth == 40 })
  }

  @Test func `without a width puts the right columns behind the left ones`() {
    #expect(lines(nil) == [" 1  !  buy milk      tomorrow     3 d", "12  -  買い物リスト            10 min"])
  }

  @Test func `cuts the flexible column first and then drops right columns from the last on`() {
    #expect(lines(35) == [" 1  !  buy milk    tomorrow     3 d", "12  -  買い物リ…             10 min"])
    #expect(lines(30) == [" 1  !  buy milk       tomorrow", "12  -  買い物リスト"])
    #expect(lines(12) == [" 1  !  buy …", "12  -  買い…"])
    for columns in 1...50 { #expect(lines(columns).allSatisfy { $0.displayWidth <= columns }) }
  }

  @Test func `gives an empty column no room and short rows no blanks behind`() {
    let table = Table(left: [.init(), .init(), .init()])
    #expect(
      table.lines([["a", "", "b"], ["long", "", ""]], columns: 20).map { $0.rendered(.none) } == ["a     b", "long"])
    #expect(table.lines([], columns: 20).isEmpty)
  }

  @Test func `lays its own example out as documented`() {
    let table = Table(left: [.init(.right), .init(flexible: true)], right: [.init(.right)])
    let lines = table.lines([["1", "buy milk", "3 d"], ["12", "call", "1 h"]], columns: 20)
    #expect(lines.map { $0.rendered(.none) } == [" 1  buy milk     3 d", "12  call         1 h"])
  }

  @Test func `keeps the style of what it cuts`() {
    let table = Table(left: [.init(flexible: true)])
    let line = table.lines([[StyledText("0123456789012345", Style(bold: true))]], columns: 12)[0]
    #expect(line.rendered(.color) == "\u{1B}[1m01234567890…\u{1B}[0m")
  }
}
