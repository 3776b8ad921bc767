/// Priority and status of a slot in one byte.
struct TaskKind: Hashable, BitwiseCopyable {
  let code: UInt8

  init(_ priority: Priority, _ status: TaskStatus) { code = UInt8(priority.rawValue | status.rawValue << 2) }

  private init(code: UInt8) { self.code = code }

  /// The slot holds no task.
  static let empty = TaskKind(code: 7)

  var isTaken: Bool { self != .empty }
  var priority: Priority { Priority(rawValue: Int(code & 3)) ?? .low }
  var status: TaskStatus { code & 4 == 0 ? .open : .done }

  /// A set of kinds; the empty one is in none.
  struct Set {
    private var bits: UInt8 = 0

    init(where isIncluded: (Priority, TaskStatus) -> Bool) {
      for priority in Priority.allCases {
        for status in TaskStatus.allCases where isIncluded(priority, status) {
          bits |= 1 << TaskKind(priority, status).code
        }
      }
    }

    func contains(_ kind: TaskKind) -> Bool { bits >> kind.code & 1 == 1 }
  }
}
