import CPosix
import Commands
import Glibc
import Tasks
import Terminal

/// The text file in which a session keeps what it does, so that a person can read and `triage run` can replay it: bare
/// lines are the commands that were carried out, everything else is a comment.
///
/// One record is one `write` on a descriptor opened with O_APPEND: records are never torn or mixed. Where writing fails
/// the log says so once, through `onFault`, and the session goes on without it; the tasks come first.
final class SessionLog {
  let path: String
  private let descriptor: Int32
  private let onFault: (String) -> Void
  private(set) var isOn = true
  private var hasFailed = false
  /// The newest step that the log accounts for.
  private var step: Int
  private var commands = 0
  private var errors = 0
  private var recent: [String] = []

  /// Why a log could not be opened.
  struct Fault: Error {
    let path: String
    let code: Int32

    var reason: String { code == ELOOP ? "it is a symbolic link" : String(cString: strerror(code)) }
  }

  /// Opens the log, appending to what is there, and locks it against repair by others while it is written.
  init(path: String, onFault: @escaping (String) -> Void) throws(Fault) {
    self.path = path
    self.onFault = onFault
    step = 0
    SessionLog.makeDirectory(of: path)
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw Fault(path: path, code: errno) }
    let code = cposix_try_lock_exclusive(descriptor)
    guard code == 0 else {
      close(descriptor)
      throw Fault(path: path, code: code)
    }
  }

  deinit { close(descriptor) }

  /// The ten newest commands, oldest first.
  var recentCommands: [String] { recent }

  /// Whether a file is this log.
  func isSameFile(as other: Int32) -> Bool {
    var mine = stat(), theirs = stat()
    return fstat(descriptor, &mine) == 0 && fstat(other, &theirs) == 0 && mine.st_dev == theirs.st_dev
      && mine.st_ino == theirs.st_ino
  }

  // MARK: the session

  /// The first lines: who writes, on which base, and what is seen at the start.
  func begin(session: Int, start: Timestamp, base: JournalPosition, options: ViewOptions) {
    step = base.step
    var lines = ["# triage session \(session) start=\(start) pid=\(getpid()) base=\(base)"]
    lines += Command.describing(options).compactMap(\.canonicalLine)
    write(lines)
  }

  /// The last line.
  func end(at time: Timestamp, position: JournalPosition) {
    if !isOn {
      isOn = true
      noteGap(upTo: position)
    }
    write([LogLine.end(at: time, commands: commands, errors: errors, position: position)])
  }

  /// From now on nothing is written until `resume`.
  func pause() { isOn = false }

  /// Writes again. What happened meanwhile is missing, and the log says so.
  func resume(at position: JournalPosition, options: ViewOptions) {
    guard !isOn else { return }
    isOn = true
    noteGap(upTo: position)
    step = position.step
    write(Command.describing(options).compactMap(\.canonicalLine))
  }

  /// What was done while logging was off is missing.
  private func noteGap(upTo position: JournalPosition) {
    guard position.step > step else { return }
    write([LogLine.gap(step + 1...position.step)])
  }

  /// Another list has taken the place of the one that the log told of.
  func noteReplaced(by position: JournalPosition) {
    guard isOn else { return }
    write(["#- another list, at \(position)"])
    step = position.step
  }

  // MARK: commands

  /// A command that changes no task: a bare line alone.
  func noteViewing(_ line: String) {
    guard isOn else { return }
    commands += 1
    remember(line)
    write([line])
  }

  /// Something that a reader wants to know and a replay does not.
  func comment(_ text: String) { write(["# \(text)"]) }

  /// A command that is about to be carried out. Returns its number, which the journal keeps beside the step.
  func begin(_ line: String) -> Int? {
    guard isOn, !hasFailed else { return nil }
    commands += 1
    write(["#. \(commands) \(line)"])
    return commands
  }

  /// The command was carried out, or there was nothing for it to do.
  func finish(_ line: String, _ outcome: Outcome, isRedo: Bool) {
    guard isOn else { return }
    remember(line)
    guard let last = outcome.steps.last else { return write(["# \(line)"]) }
    step = last.number
    write([line, LogResult(step: last.number, made: outcome.made, isRedo: isRedo).text])
  }

  /// A line that failed, and why.
  func fail(_ line: String, _ reason: String) {
    guard isOn else { return }
    errors += 1
    write(["#? \(line)", "#! \(reason)"])
  }

  /// Steps that other sessions made since the newest that the log accounts for.
  func noteForeign(_ steps: [Step]) {
    guard isOn else { return }
    let missing = steps.filter { $0.number > step }
    guard let last = missing.last else { return }
    write(missing.map(LogLine.foreign))
    step = last.number
  }

  /// The newest step that the log accounts for.
  var accountedStep: Int { step }

  private func remember(_ line: String) { recent = (recent + [line]).suffix(10) }

  private func write(_ lines: [String]) {
    guard isOn, !hasFailed, !lines.isEmpty else { return }
    let record = Array(lines.map { $0.escapedForLog + "\n" }.joined().utf8)
    let written = Glibc.write(descriptor, record, record.count)
    guard written != record.count else { return }
    hasFailed = true
    let reason = written < 0 ? String(cString: strerror(errno)) : "the disk is full"
    onFault("the session log \(path) cannot be written (\(reason)); the session goes on without it")
  }

  private static func makeDirectory(of path: String) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/").dropLast() {
      made += "/" + part
      mkdir(made, 0o700)
    }
  }
}

extension String {
  /// The text on one line without control characters: `cat` on a log is safe.
  var escapedForLog: String {
    // Controls are ASCII, or begin with this byte: most texts need no closer look.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return self }
    return unicodeScalars.contains { $0.properties.generalCategory == .control } ? escapedForPipe : self
  }
}
