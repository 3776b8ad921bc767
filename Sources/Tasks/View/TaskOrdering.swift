/// A sort order ready for use: which of two tasks comes first. Equal ones keep the order in which they were created.
struct TaskOrdering {
  let order: SortOrder

  func precedes(_ a: TaskItem, _ b: TaskItem) -> Bool {
    let difference = compare(a, b)
    if difference == 0 { return order.field == .id && !order.isAscending ? a.id > b.id : a.id < b.id }
    return order.isAscending ? difference < 0 : difference > 0
  }

  /// Negative where `a` is the smaller one in the order's field, 0 where they are equal in it.
  private func compare(_ a: TaskItem, _ b: TaskItem) -> Int {
    switch order.field {
    case .priority: b.priority.rawValue - a.priority.rawValue  // high is the largest
    case .title: TitleOrder.compare(a.title, b.title)
    case .created: sign(a.created, b.created)
    case .due: compareDue(a.due, b.due)
    case .id: 0
    }
  }

  /// A task without a due date comes last in either direction.
  private func compareDue(_ a: CalendarDate?, _ b: CalendarDate?) -> Int {
    switch (a, b) {
    case (nil, nil): 0
    case (nil, _): order.isAscending ? 1 : -1
    case (_, nil): order.isAscending ? -1 : 1
    case (let a?, let b?): sign(a, b)
    }
  }

  private func sign<Value: Comparable>(_ a: Value, _ b: Value) -> Int { a < b ? -1 : a == b ? 0 : 1 }
}

/// Titles compared as people expect: case and accents do not count, numbers inside words count as numbers ("2" before "10").
enum TitleOrder {
  /// Negative where `a` comes first, 0 where they are alike, positive where `b` does.
  static func compare(_ a: String, _ b: String) -> Int {
    let a = Array(SearchText.fold(a).utf8), b = Array(SearchText.fold(b).utf8)
    var i = 0, j = 0
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let first = number(in: a, from: &i), second = number(in: b, from: &j)
        if first.count != second.count { return first.count - second.count }
        if let pair = zip(first, second).first(where: { $0 != $1 }) { return Int(pair.0) - Int(pair.1) }
      } else {
        if a[i] != b[j] { return Int(a[i]) - Int(b[j]) }
        i += 1
        j += 1
      }
    }
    return (a.count - i) - (b.count - j)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The digits from `start` on without leading zeros; any length, so no number is too large.
  private static func number(in text: [UInt8], from start: inout Int) -> ArraySlice<UInt8> {
    let end = text[start...].firstIndex { !isDigit($0) } ?? text.count
    defer { start = end }
    return text[start..<end].drop { $0 == UInt8(ascii: "0") }
  }
}
