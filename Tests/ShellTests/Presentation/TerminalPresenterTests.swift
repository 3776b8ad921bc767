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
        finished in 7 days: 2 (-3 against the 7 days before)

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
