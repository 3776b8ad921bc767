/// A report for people.
enum TextTable {
  static func text(of rows: [Row], under heading: Heading) -> String {
    let titles = [heading.workload, heading.variant, heading.limit, heading.value, "ratio", "bound", "verdict"]
    let lines = [titles] + rows.map(cells)
    let widths = titles.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line($0, widths) + "\n" }.joined() + summary(of: rows)
  }

  private static func cells(_ row: Row) -> [String] {
    let digits = row.unit == .bytes || row.limit >= 1_000 ? 0 : row.unit == .milliseconds ? 2 : 1
    let bound = row.unit == .bytes ? row.bound.rounded(to: 0) + " B" : row.bound.rounded(to: 2) + " x"
    let unit = row.unit == .bytes ? "B" : row.unit.rawValue
    return [
      row.workload, row.variant,
      row.limit.rounded(to: digits) + " " + unit, row.value.rounded(to: digits) + " " + unit,
      row.ratio.rounded(to: 2), bound, row.isWithinBound ? "ok" : "over",
    ]
  }

  /// Words to the left, numbers to the right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      switch column {
      case 0, 1: return cell.0 + space
      case 6: return cell.0
      default: return space + cell.0
      }
    }.joined(separator: "  ")
  }

  private static func summary(of rows: [Row]) -> String {
    let within = rows.count { $0.isWithinBound }
    return "\(within) of \(rows.count) within their bounds\n"
  }
}
