import Tasks
import Terminal
import Testing

@testable import Shell

@Suite struct WatchPageTests {
  private let now = Timestamp(seconds: 1_000_000_000)

  private func page(rows: Int, columns: Int, first: Int = 0, tasks: Int = 5, note: String? = nil) -> WatchPage {
    let view = TaskView()
    let all = (0..<tasks).map {
      TaskItem(
        id: $0 + 1, title: "task \($0 + 1)", priority: .high, created: Timestamp(seconds: now.seconds - 60 * Int64($0)))
    }
    view.apply(.change(.reset(TaskSnapshot(TaskColumns(all)))))
    let size = TerminalSize(rows: rows, columns: columns)
    let shown = Array(view.rows(prefix: first + WatchPage.capacity(size, .none)).dropFirst(first))
    return WatchPage(
      update: view.update, tasks: shown, first: first, size: size, styles: .none, now: now, note: note)
  }

  @Test func `is the bar, the heading, the tasks, and a last row at the bottom`() {
    #expect(
      page(rows: 7, columns: 41).rows.joined(separator: "\n") == """
        [All 5] High 5  Medium 0  Low 0 
        -------
        id  pri▼  title                      age
         1  !!!   task 1                     now
         2  !!!   task 2                   1 min
         3  !!!   task 3                   2 min
        … 2 more; q leaves
        """)
    #expect(page(rows: 12, columns: 41).rows.suffix(3) == ["", "", "q leaves"])
    #expect(page(rows: 7, columns: 41, first: 1).rows.last == "2–4 of 5; q leaves")
    #expect(page(rows: 7, columns: 41, note: "warning: x").rows.last == "warning: x")
    #expect(page(rows: 7, columns: 41, tasks: 0).rows[2] == "nothing here")
  }

  @Test func `has as many rows as the screen, each narrower, whatever the size`() {
    for rows in 1...8 {
      for columns in [1, 2, 5, 20, 40, 80, 200] {
        let lines = page(rows: rows, columns: columns).rows
        #expect(lines.count == rows)
        #expect(lines.allSatisfy { $0.displayWidth <= max(1, columns - 1) }, "\(rows)x\(columns)")
      }
    }
  }

  @Test func `knows to the second how long an age stays what it is`() {
    let start = Timestamp(seconds: 0)
    for age: Int64 in [-5, 0, 1, 59, 60, 3599, 3600, 7199, 86_399, 86_400, 31_535_999, 31_536_000, 40_000_000] {
      let wait = Age.secondsToNext(from: start, to: Timestamp(seconds: age))
      let text = { (age: Int64) in Age.text(from: start, to: Timestamp(seconds: age)) }
      #expect(wait > 0 && text(age + wait - 1) == text(age) && text(age + wait) != text(age), "\(age)")
    }
    #expect(page(rows: 7, columns: 40).secondsToNextAge == 60)
    #expect(page(rows: 7, columns: 40, tasks: 0).secondsToNextAge == nil)
  }
}
