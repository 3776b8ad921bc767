/// A sort order ready for use: which of two tasks comes first. Equal ones keep the order in which they were created.
struct TaskOrdering {
  let order: SortOrder

  /// Whether what was added early tends to come late.
  var isMostlyReversed: Bool { !order.isAscending && (order.field == .id || order.field == .created) }

  /// A number for the task in a slot: who has the smaller one comes first. Equal numbers say nothing yet.
  func key(_ slot: Int, of columns: TaskColumns) -> UInt64 {
    switch order.field {
    case .priority:
      let place = UInt64(columns.kinds[slot].priority.rawValue)  // high is the largest
      return order.isAscending ? ~place : place
    case .title: return directed(columns.texts.withBytes(slot) { TitleOrder.key(TextCoding.title(of: $0)) })
    case .created: return directed(columns.created[slot].sortable)
    case .due:
      // A task without a due date comes last in either direction.
      let day = columns.due[slot]
      return day == 0 ? .max : UInt64(order.isAscending ? day : .max - day)
    case .id: return directed(Int64(columns.ids[slot]).sortable)
    }
  }

  /// Whether one task comes before another, given their keys.
  func precedes(_ a: Int, _ keyOfA: UInt64, _ b: Int, _ keyOfB: UInt64, of columns: TaskColumns) -> Bool {
    if keyOfA != keyOfB { return keyOfA < keyOfB }
    if order.field == .title {
      let difference = columns.texts.withBytes(a) { first in
        columns.texts.withBytes(b) { TitleOrder.compare(TextCoding.title(of: first), TextCoding.title(of: $0)) }
      }
      if difference != 0 { return order.isAscending ? difference < 0 : difference > 0 }
    }
    return columns.ids[a] < columns.ids[b]
  }

  private func directed(_ key: UInt64) -> UInt64 { order.isAscending ? key : ~key }
}

extension Int64 {
  /// Unsigned, in the same order.
  fileprivate var sortable: UInt64 { UInt64(bitPattern: self) ^ 1 << 63 }
}
