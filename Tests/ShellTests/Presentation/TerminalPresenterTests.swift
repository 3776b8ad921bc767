import Commands
import Tasks
import Terminal
import Testing

@testable import Shell

@Suite struct `A terminal` {
  private let day: Int64 = 86_400
  private let now = Timestamp(seconds: 1_764_467_380)

  private func presenter(columns: Int = 60, rows: Int? = nil) -> TerminalPresenter {
    TerminalPresenter(
      styles: .none, size: TerminalSize(rows: 24, columns: columns), now: now, rowLimit: rows, isQuiet: false)
  }

  private func view(_ tasks: [TaskItem], _ options: ViewOptions = ViewOptions()) -> Answer {
    let view = TaskView()
    view.apply(.options(options))
    view.apply(.change(.reset(TaskSnapshot(TaskColumns(tasks)))))
    return .view(view.update, rows: view.rows)
  }

  private func task(_ id: Int, _ title: String, _ priority: Priority, age: Int64 = 0) -> TaskItem {
    TaskItem(id: id, title: title, priority: priority, created: Timestamp(seconds: now.seconds - age))
  }

  @Test func `shows bar, heading and rows, aligned by display width (TW 474, vit 327, dstask 183)`() {
    let tasks = [
      task(1, "buy milk", .high), task(12, "買い物", .medium, age: 3 * day), task(3, "👨‍👩‍👧‍👦 call", .low, age: 3600),
    ]
    #expect(
      presenter(columns: 40).text(view(tasks)) == """
        [All 3] High 1  Medium 1  Low 1 
        -------
        id  pri▼  title                      age
         1  !!!   buy milk                   now
        12  !!    買い物                     3 d
         3  !     👨‍👩‍👧‍👦 call                    1 h

        """)
  }

  @Test func `marks the column that the list is sorted by`() {
    let text = presenter().text(view([task(1, "a", .low)], ViewOptions(sort: SortOrder(.title))))
    #expect(text.contains("id  pri  title▲"))
  }

  @Test func `shows hostile text, and does nothing that it says`() {
    let text = presenter().text(view([task(1, "a\u{1B}[31mb\u{202E}c\nd\u{7}", .low)]))
    #expect(text.contains("a␛[31mb<U+202E>c␊d␇"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `shows a screenful and says how many more there are`() {
    let lines = presenter(rows: 2).text(view((1...5).map { task($0, "t", .low) })).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.suffix(2).map { $0.prefix(10) } == [" 2  !     t", "… 3 more; "].map { $0.prefix(10) })
  }

  @Test func `says what to do when there is nothing to see`() {
    #expect(presenter().text(view([])).contains("nothing to do; try: add \"buy milk\" high"))
    #expect(presenter().text(view([], ViewOptions(search: "x"))).contains("nothing matches \"x\"; `search` clears it"))
    #expect(presenter().text(view([], ViewOptions(segment: .low))).contains("`show all` shows every open task"))
  }

  @Test(arguments: [
    (0, "now"), (59, "now"), (60, "1 min"), (3599, "59 min"), (3600, "1 h"), (86_400, "1 d"), (364 * 86_400, "364 d"),
    (365 * 86_400, "1 y"), (-100, "now"),
  ]) func `tells ages that are never negative`(seconds: Int64, text: String) {
    #expect(Age.text(from: Timestamp(seconds: 1000), to: Timestamp(seconds: 1000 + seconds)) == text)
  }

  @Test func `marks what is due today and what is overdue, with a sign beside the colour`() throws {
    let today = CalendarDate(of: now)
    let past = try #require(CalendarDate("2025-01-31")), future = try #require(CalendarDate("2031-12-01"))
    func due(_ id: Int, _ day: CalendarDate, _ status: TaskStatus = .open) -> TaskItem {
      TaskItem(id: id, title: "t\(id)", priority: .low, status: status, created: now, due: day)
    }
    let tasks = [due(1, past), due(2, today), due(3, future), due(4, past, .done)]
    let any = ViewOptions(status: .any, sort: SortOrder(.id))
    #expect(
      presenter(columns: 50).text(view(tasks, any)).split(separator: "\n").suffix(5).joined(separator: "\n") == """
        id▲  pri  title                           due  age
          1  !    t1                     ! 2025-01-31  now
          2  !    t2                     • \(today)  now
          3  !    t3                       2031-12-01  now
          4  x !  t4                       2025-01-31  now
        """)
    let colored = TerminalPresenter(styles: .color, size: .standard, now: now, rowLimit: nil, isQuiet: false)
    let text = colored.text(view(tasks, any))
    #expect(text.contains("\u{1B}[31m! 2025-01-31\u{1B}[0m") && text.contains("\u{1B}[33m• \(today)\u{1B}[0m"))
    #expect(colored.text(.task(tasks[0])).contains("\u{1B}[31m! 2025-01-31\u{1B}[0m"))
  }

  @Test func `colours the sign of a trend`() {
    let statistics = TaskStatistics(
      counts: TaskCounts(), lastWeek: TaskActivity(added: 3, done: 1), weekBefore: TaskActivity(added: 0, done: 3))
    let colored = TerminalPresenter(styles: .color, size: .standard, now: now, rowLimit: nil, isQuiet: false)
    let text = colored.text(.statistics(statistics))
    #expect(text.contains("\u{1B}[32m+3\u{1B}[0m") && text.contains("\u{1B}[31m−2\u{1B}[0m"))
    var plain = Appearance()
    plain.marks = .ascii
    let ascii = TerminalPresenter(
      styles: .none, size: .standard, now: now, rowLimit: nil, isQuiet: false, appearance: plain)
    #expect(ascii.text(.statistics(statistics)).contains("(-2 against"))
  }

  @Test func `counts, shares and trends`() {
    var counts = TaskCounts()
    counts[.high, .open] = 3
    counts[.low, .done] = 5
    let statistics = TaskStatistics(
      counts: counts, lastWeek: TaskActivity(added: 1234, done: 2), weekBefore: TaskActivity(added: 234, done: 5))
    #expect(
      presenter().text(.statistics(statistics)) == """
                open  done
        high       3     0
        medium     0     0
        low        0     5
        all        3     5
        done: 62.50%
        added in 7 days: 1,234 (+1,000 against the 7 days before)
        finished in 7 days: 2 (−3 against the 7 days before)

        """)
  }
}

@Suite struct `A diagnostic's text` {
  private func text(_ line: String, place: (String, Int)? = nil) -> String {
    do {
      _ = try Parser.parse(line)
      return ""
    } catch {
      return DiagnosticText(diagnostic: error, place: place.map { (file: $0.0, line: $0.1) }).text
    }
  }

  @Test func `has the line, a caret below the place, and what to do`() {
    #expect(
      text("add \"buy milk\" hgih") == """
        error: "hgih" is not a priority
          add "buy milk" hgih
                         ^~~~ did you mean "high"?

        """)
    #expect(
      text("add \"buy milk high") == """
        error: unclosed quote
          add "buy milk high
              ^ opened here; close it with "

        """)
    #expect(
      text("add") == """
        error: add needs a title
          add
             ^ try: add "buy milk" high

        """)
  }

  @Test func `puts the caret by display width`() {
    #expect(text("add \"漢字\" hgih").split(separator: "\n").last == "             ^~~~ did you mean \"high\"?")
  }

  @Test func `names file, line and column in a script`() {
    #expect(text("  add \"x", place: ("tasks.triage", 7)).hasPrefix("tasks.triage:7:7: error: unclosed quote\n"))
  }

  @Test func `shows the part of a long line round the place, and no control characters`() {
    let long = text("add " + String(repeating: "x", count: 5000) + " \u{1B}[2J")
    #expect(long.utf8.count < 600 && !long.contains("\u{1B}"))
    #expect(long.split(separator: "\n").count == 3)
  }
}
