import Tasks

/// A session log whose session has not ended it, read for what is missing.
///
/// A file may hold several sessions, one after the other; this is about the last of them.
struct CutOffLog {
  /// The session that wrote it, its process, and where the journal stood when it began.
  private(set) var session = 0
  private(set) var pid = 0
  private(set) var base = JournalPosition.empty
  /// The newest step that the log accounts for.
  private(set) var step = 0
  /// The commands of which the log does not say how they went, in their order.
  private(set) var open: [Mark] = []
  private(set) var commands = 0
  private(set) var errors = 0
  /// Whether the session ended, and only what comes after that is torn.
  private(set) var isEnded = false
  /// How many bytes of the file are whole records.
  private(set) var length = 0

  /// A command that was about to be carried out: `#. N COMMAND`.
  struct Mark: Equatable {
    let number: Int
    let line: String

    init(number: Int, line: String) { (self.number, self.line) = (number, line) }
  }

  /// A bare line whose record may be torn behind it.
  private var unconfirmed: (mark: Mark, start: Int)?

  /// Reads the contents of a file; nil where they are not those of a session log, or tell of more than one list.
  init?(_ bytes: [UInt8]) {
    var start = 0
    var isLog = false
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      if line.hasPrefix("# triage session ") {
        guard begin(line) else { return nil }
        isLog = true
      } else if line.hasPrefix("#- another list") {
        return nil
      } else {
        read(line, at: start)
      }
      start = end + 1
    }
    guard isLog else { return nil }
    length = start
    if let unconfirmed {
      // Record and bare line are one write: without the one the other is torn as well.
      length = unconfirmed.start
      open.insert(unconfirmed.mark, at: 0)
    }
  }

  private mutating func begin(_ line: String) -> Bool {
    guard let number = LogLine.number(after: "session", in: line), let pid = LogLine.number(of: "pid", in: line),
      let base = LogLine.position("base", in: line)
    else { return false }
    (session, self.pid, self.base, step) = (number, pid, base, base.step)
    (open, commands, errors, isEnded, unconfirmed) = ([], 0, 0, false, nil)
    return true
  }

  private mutating func read(_ line: String, at start: Int) {
    if let result = LogResult(line) {
      step = result.step
      unconfirmed = nil
      return
    }
    unconfirmed = nil
    if let mark = Mark(line) {
      open.append(mark)
      commands = mark.number
    } else if line.hasPrefix("#~ ") || line.hasPrefix("#- ") {
      step = LogLine.lastStep(in: line) ?? step
    } else if line.hasPrefix("#? ") {
      errors += 1
      if !open.isEmpty { open.removeFirst() }
    } else if line.hasPrefix("# end ") {
      isEnded = true
    } else if line.hasPrefix("# ") {
      // There was nothing for it to do.
      if let place = open.firstIndex(where: { $0.line == line.dropFirst(2) }) { open.remove(at: place) }
    } else if !line.hasPrefix("#") {
      if let place = open.firstIndex(where: { $0.line == line }) {
        unconfirmed = (open.remove(at: place), start)
      } else if commands > 0 {
        commands += 1
      }
    }
  }
}

extension CutOffLog.Mark {
  init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[0] == "#.", let number = Int(parts[1]) else { return nil }
    self.init(number: number, line: String(parts[2]))
  }
}
