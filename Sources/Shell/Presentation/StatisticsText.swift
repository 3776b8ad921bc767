import Tasks
import Terminal

/// `stats` for people: counts, the share that is done, and how this week went beside the last.
struct StatisticsText {
  let statistics: TaskStatistics
  let marks: Marks

  var lines: [StyledText] {
    let counts = statistics.counts
    var rows: [[StyledText]] = [["", "open", "done"].map { StyledText($0, Style(dim: true)) }]
    for filter in PriorityFilter.allCases.dropFirst() + [.all] {
      rows.append(
        [StyledText(filter.title.lowercased())]
          + TaskStatus.allCases.map { status in
            StyledText(counts.total(TaskQuery(status: status == .open ? .open : .done, segment: filter)).grouped)
          })
    }
    let table = Table(left: [.init(), .init(.right), .init(.right)])
    return table.lines(rows, columns: nil) + [
      StyledText("done: \(Self.percent(statistics.shareDone))"),
      trend("added", statistics.lastWeek.added, statistics.weekBefore.added),
      trend("finished", statistics.lastWeek.done, statistics.weekBefore.done),
    ]
  }

  private func trend(_ what: String, _ now: Int, _ before: Int) -> StyledText {
    let difference = now - before
    let color: Color? = difference > 0 ? .green : difference < 0 ? .red : nil
    let sign = difference > 0 ? "+" : difference < 0 ? marks.minus : ""
    return StyledText("\(what) in 7 days: \(now.grouped) (")
      + StyledText("\(sign)\(abs(difference).grouped)", Style(color: color)) + StyledText(" against the 7 days before)")
  }

  /// `62.50%`.
  static func percent(_ share: Double) -> String {
    let hundredths = Int((share * 10_000).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
  }
}
