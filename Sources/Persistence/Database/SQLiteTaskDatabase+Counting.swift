package import Tasks

extension SQLiteTaskDatabase {
  package func ids(in range: ClosedRange<Int>) throws(StoreError) -> [Int] {
    try reading(or: []) { connection throws(StoreError) in
      try connection.use("SELECT id FROM task WHERE id BETWEEN ?1 AND ?2 ORDER BY id") { row throws(StoreError) in
        try row.bind(range.lowerBound, at: 1)
        try row.bind(range.upperBound, at: 2)
        var ids: [Int] = []
        while try row.step() { ids.append(row.int(0)) }
        return ids
      }
    }
  }

  package func position(at step: Int) throws(StoreError) -> JournalPosition? {
    if step == 0 { return .empty }
    return try reading(or: nil) { connection throws(StoreError) in
      try connection.use("SELECT digest FROM step WHERE number = ?1") { row throws(StoreError) in
        try row.bind(step, at: 1)
        guard try row.step() else { return nil }
        return JournalPosition(step: step, digest: Digest(value: UInt64(bitPattern: Int64(row.int(0)))))
      }
    }
  }

  package func process(ofSession number: Int) throws(StoreError) -> Int? {
    try reading(or: nil) { connection throws(StoreError) in
      try connection.use("SELECT pid FROM session WHERE id = ?1") { row throws(StoreError) in
        try row.bind(number, at: 1)
        return try row.step() ? row.int(0) : nil
      }
    }
  }

  package func activity(from start: Timestamp, until end: Timestamp) throws(StoreError) -> TaskActivity {
    try reading(or: TaskActivity()) { connection throws(StoreError) in
      func count(_ column: String) throws(StoreError) -> Int {
        try connection.use("SELECT count(*) FROM task WHERE \(column) >= ?1 AND \(column) < ?2") {
          row throws(StoreError) in
          try row.bind(Int(start.seconds), at: 1)
          try row.bind(Int(end.seconds), at: 2)
          return try row.step() ? row.int(0) : 0
        }
      }
      return TaskActivity(added: try count("created"), done: try count("finished"))
    }
  }
}
