import Tasks

/// The tables of a store and the way from each version of them to the next.
struct Schema {
  /// The statements that lead from version `n` to `n + 1`, for each `n` from 0. What was once published never changes.
  let migrations: [String]

  /// The version that this program writes.
  var version: Int { migrations.count }

  /// What this program knows.
  static let current = Schema(migrations: [version1])

  /// `tria`, in the file's header: tells our files from other programs'.
  static let applicationID = 0x7472_6961

  /// What lies in a file.
  enum State: Hashable {
    /// Nothing yet.
    case empty
    /// Tables of this version, or an older one that the next write brings up to it.
    case present(version: Int)
  }

  /// What lies in the file; throws where that is another program's, or a later version's.
  func state(of connection: Connection) throws(StoreError) -> State {
    let found = try connection.int("PRAGMA user_version") ?? 0
    let owner = try connection.int("PRAGMA application_id") ?? 0
    if found == 0, owner == 0, try connection.int("SELECT count(*) FROM sqlite_schema") == 0 { return .empty }
    return .present(version: try accept(owner: owner, version: found, connection))
  }

  /// The same from the header alone, which tells nothing where all is still in the write-ahead log. It keeps the hands of
  /// SQLite, which puts files of its own beside what it reads, off what is not ours.
  func checkHeader(of connection: Connection) throws(StoreError) {
    let header = try connection.header()
    if header.allSatisfy({ $0 == 0 }) { return }
    func number(at offset: Int) -> Int {
      Int(Int32(truncatingIfNeeded: header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }))
    }
    guard header.starts(with: Array("SQLite format 3\0".utf8)) else {
      connection.leaveUntouched()
      throw .damaged(path: connection.path, detail: "it is not a database")
    }
    let (found, owner) = (number(at: 60), number(at: 68))
    if found != 0 || owner != 0 { _ = try accept(owner: owner, version: found, connection) }
  }

  private func accept(owner: Int, version found: Int, _ connection: Connection) throws(StoreError) -> Int {
    guard owner == Self.applicationID else {
      connection.leaveUntouched()
      throw .unavailable(path: connection.path, reason: "it is another program's database")
    }
    guard found <= version else {
      connection.leaveUntouched()
      throw .newer(path: connection.path, version: found, known: version)
    }
    return found
  }

  /// Brings the tables up to this version. To be called inside each transaction that writes: another program may have
  /// changed them since the last one.
  func prepare(_ connection: Connection) throws(StoreError) {
    var found = 0
    switch try state(of: connection) {
    case .empty: try connection.execute(script: "PRAGMA application_id = \(Self.applicationID)")
    case .present(version): return
    case .present(let older): found = older
    }
    for migration in migrations[found...] { try connection.execute(script: migration) }
    try connection.execute(script: "PRAGMA user_version = \(version)")
  }
}
