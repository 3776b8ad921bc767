import Tasks
import Terminal

/// Tasks as lines for other programs: id, status, priority, created, due, project, tags, title.
///
/// Written as bytes, from the bytes that the list keeps: a hundred thousand lines take less time than reading them does.
struct PlainLines {
  private var bytes: [UInt8] = []
  private var clock = ClockText()

  /// The number of bytes since the last `take`.
  var count: Int { bytes.count }

  /// The line of one task.
  static func line(_ task: TaskItem) -> String {
    var lines = PlainLines()
    var title = task.title
    title.withUTF8 { lines.append(task.fields, title: UnsafeRawBufferPointer($0), texts: task.texts) }
    return lines.take()
  }

  /// What was written, and begins anew.
  mutating func take() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a line.
  mutating func append(_ task: TaskFields, title: UnsafeRawBufferPointer, texts: TaskTexts?) {
    append(task.id)
    append(PlainLines.words[task.status.rawValue * Priority.allCases.count + task.priority.rawValue])
    bytes.append(contentsOf: clock.text(of: task.created))
    if task.due == nil, texts == nil {
      append("\t\t\t\t")
    } else {
      append("\t" + (task.due?.description ?? "") + "\t")
      append((texts?.project ?? "").escapedForLog + "\t")
      append((texts?.tags ?? []).joined(separator: " ").escapedForLog + "\t")
    }
    // Controls are ASCII, or begin with C2. All bytes are looked at, which a processor does many at a time.
    if title.reduce(false, { $0 || $1 < 0x20 || $1 == 0x7F || $1 == 0xC2 }) {
      append(String(decoding: title, as: UTF8.self).escapedForLog)
    } else {
      bytes.append(contentsOf: title)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// `<tab>open<tab>high<tab>`, for each status and priority.
  private static let words = TaskStatus.allCases.flatMap { status in
    Priority.allCases.map { "\t\(status.word)\t\($0.word)\t" }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(_ number: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = number.magnitude
      var start = digits.count
      repeat {
        start -= 1
        digits[start] = 0x30 + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }
}

/// `2026-11-30T01:49:40Z` for one moment after the other: the day is worked out when it is another one.
private struct ClockText {
  private var day: Int64?
  private var text: [UInt8] = []

  mutating func text(of moment: Timestamp) -> [UInt8] {
    let (seconds, days) = (moment.seconds, moment.seconds.flooredDays)
    if day != days {
      day = days
      text = Array(moment.description.utf8)
    }
    var rest = Int(seconds - days * 86_400)
    // Seconds, minutes, hours, each two digits, from the end.
    for place in [18, 15, 12] {
      let part = place == 12 ? rest : rest % 60
      rest /= 60
      text[text.count - 20 + place] = 0x30 + UInt8(part % 10)
      text[text.count - 20 + place - 1] = 0x30 + UInt8(part / 10)
    }
    return text
  }
}

extension Int64 {
  /// Whole days since 1970, also before.
  fileprivate var flooredDays: Int64 { (self - (self % 86_400 + 86_400) % 86_400) / 86_400 }
}
