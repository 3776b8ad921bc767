import CPosix
import Glibc
import Tasks

/// Ends the logs of sessions that were cut off: the journal knows what became of the commands that they had begun.
///
/// A log that somebody holds is left alone, and so is one that tells of another store: that one's next prompt ends it.
@MainActor
struct LogRepair {
  let database: any TaskDatabase

  /// Looks through a directory. A log that was ended costs a look at its last bytes.
  func complete(in directory: LogDirectory) throws(StoreError) {
    for file in directory.files { try complete(file) }
  }

  /// The same for one file, if there is one.
  func complete(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    // An empty one is that of a session which begins at this moment.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      !Self.isEnded(descriptor, size: Int(status.st_size)), cposix_try_lock_exclusive(descriptor) == 0,
      let bytes = Self.contents(descriptor), let log = CutOffLog(bytes)
    else { return }
    if log.isEnded {
      ftruncate(descriptor, off_t(log.length))
    } else if let lines = try missing(in: log) {
      let record = Array(lines.map { $0.escapedForLog + "\n" }.joined().utf8)
      guard ftruncate(descriptor, off_t(log.length)) == 0 else { return }
      // What cannot be written now is written at the next start.
      _ = cposix_write_all(descriptor, record, record.count)
    }
  }

  /// The lines that end a log; nil where it is not about this store.
  func missing(in log: CutOffLog) throws(StoreError) -> [String]? {
    guard try database.process(ofSession: log.session) == log.pid, try database.position(at: log.base.step) == log.base,
      try database.position(at: log.step) != nil
    else { return nil }
    let entries = try database.steps(after: log.step)
    let last = entries.last { $0.step.session == log.session }?.step.number ?? log.step
    var lines = ["# cut off; ended from the journal"]
    var open = log.open
    var commands = log.commands
    var rest = entries.prefix { $0.step.number <= last }[...]
    while let first = rest.first {
      if first.step.session == log.session, let number = first.step.logNumber, number > commands {
        // The disk kept the list, and lost the end of the log with the mark.
        open.append(CutOffLog.Mark(number: number, line: first.step.command.escapedForLog))
        lines.append("#. \(number) \(first.step.command)")
        commands = number
      }
      if first.step.session != log.session {
        lines.append(LogLine.foreign(first.step))
        rest.removeFirst()
      } else if let place = open.firstIndex(where: { $0.isOf(first.step) }) {
        // One command may have taken several steps back.
        let own = rest.prefix { open[place].isOf($0.step) }
        lines += [open.remove(at: place).line, LogResult(own).text]
        rest.removeFirst(own.count)
      } else {
        // Logging was off, or had failed.
        let unlogged = rest.prefix { entry in
          entry.step.session == log.session && !open.contains { $0.isOf(entry.step) }
        }
        rest.removeFirst(unlogged.count)
        lines.append(LogLine.gap(first.step.number...(unlogged.last?.step.number ?? first.step.number)))
      }
    }
    lines += open.map { "# command \($0.number) was not carried out" }
    guard let position = try database.position(at: last) else { return nil }
    lines.append(LogLine.end(at: .now, commands: commands, errors: log.errors, position: position))
    return lines
  }

  // MARK: the file

  /// Whether the last line says that the session ended.
  private static func isEnded(_ descriptor: Int32, size: Int) -> Bool {
    let most = 256  // several times as long as such a line
    var tail = [UInt8](repeating: 0, count: min(most, size))
    guard pread(descriptor, &tail, tail.count, off_t(size - tail.count)) == tail.count, tail.popLast() == newline else {
      return false
    }
    let start = tail.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return tail[start...].starts(with: "# end ".utf8)
  }

  private static let newline = UInt8(ascii: "\n")

  private static func contents(_ descriptor: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    return pread(descriptor, &bytes, bytes.count, 0) == bytes.count ? bytes : nil
  }
}

extension CutOffLog.Mark {
  /// Whether a step is what became of the command.
  fileprivate func isOf(_ step: Step) -> Bool { step.logNumber == number && step.command.escapedForLog == line }
}

extension LogResult {
  /// What the log would have said of a command that took these steps.
  init(_ steps: ArraySlice<(step: Step, revisions: [Revision])>) {
    var made = Made(time: steps.first?.step.time ?? .now)
    var isRedo = false
    for (step, revisions) in steps {
      switch step.kind {
      case .change:
        let added = revisions.filter { $0.before == nil }.compactMap(\.after)
        made.ids += added.map(\.id)
        made.uuids += added.map(\.uuid)
      case .undo(let target): made.reverted.append(target)
      case .redo(let target):
        made.reverted.append(target)
        isRedo = true
      }
    }
    self.init(step: steps.last?.step.number ?? 0, made: made, isRedo: isRedo)
  }
}
