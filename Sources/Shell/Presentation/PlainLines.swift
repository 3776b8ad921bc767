import Tasks
import Terminal

/// Tasks as lines for other programs: id, status, priority, created, due, project, tags, title.
///
/// Written as bytes, from the bytes that the list keeps: a hundred thousand lines take less time than reading them does.
struct PlainLines: ~Copyable {
  private var bytes = ByteBuffer()
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
  mutating func take() -> String { bytes.take() }

  /// Appends a line.
  mutating func append(_ task: TaskFields, title: UnsafeRawBufferPointer, texts: TaskTexts?) {
    bytes.append(task.id)
    bytes.append(PlainLines.words[task.status.rawValue * Priority.allCases.count + task.priority.rawValue])
    clock.move(to: task.created)
    clock.text.withUnsafeBytes { bytes.append($0) }
    if task.due == nil, texts == nil {
      bytes.append("\t\t\t\t")
    } else {
      bytes.append("\t" + (task.due?.description ?? "") + "\t")
      bytes.append((texts?.project ?? "").escapedForLog + "\t")
      bytes.append((texts?.tags ?? []).joined(separator: " ").escapedForLog + "\t")
    }
    if PlainLines.mayHoldControls(title) {
      bytes.append(String(decoding: title, as: UTF8.self).escapedForLog)
    } else {
      bytes.append(title)
    }
    bytes.append("\n")
  }

  /// Controls are ASCII, or begin with C2. All bytes are looked at, without a branch: a processor does many at a time.
  private static func mayHoldControls(_ text: UnsafeRawBufferPointer) -> Bool {
    var found: UInt8 = 0
    for byte in text { found |= (byte < 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0) | (byte == 0xC2 ? 1 : 0) }
    return found != 0
  }

  /// `<tab>open<tab>high<tab>`, for each status and priority.
  private static let words = TaskStatus.allCases.flatMap { status in
    Priority.allCases.map { "\t\(status.word)\t\($0.word)\t" }
  }
}

/// Bytes that grow, without an array's checks at each of many small pieces.
private struct ByteBuffer: ~Copyable {
  private var start = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 1)
  private(set) var count = 0

  deinit { start.deallocate() }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    makeRoom(bytes.count)
    UnsafeMutableRawBufferPointer(rebasing: start[count...]).copyMemory(from: bytes)
    count += bytes.count
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  mutating func append(_ number: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = number.magnitude
      var first = digits.count
      repeat {
        first -= 1
        digits[first] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 { append("-") }
      append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(digits)[first...]))
    }
  }

  mutating func take() -> String {
    defer { count = 0 }
    return String(decoding: start[..<count], as: UTF8.self)
  }

  private mutating func makeRoom(_ more: Int) {
    guard count + more > start.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * (count + more), alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: start[..<count]))
    start.deallocate()
    start = larger
  }
}

/// `2026-11-30T01:49:40Z` for one moment after the other: the day is worked out when it is another one.
private struct ClockText {
  private(set) var text: [UInt8] = []
  private var day: Int64?

  mutating func move(to moment: Timestamp) {
    let midnight = moment.seconds - (moment.seconds % 86_400 + 86_400) % 86_400
    if day != midnight {
      day = midnight
      text = Array(moment.description.utf8)
    }
    // Seconds, minutes, hours, each two digits, from the end.
    var rest = Int(moment.seconds - midnight)
    for (place, radix) in [(2, 60), (5, 60), (8, 24)] {
      let part = rest % radix
      rest /= radix
      text[text.count - place] = 0x30 + UInt8(part % 10)
      text[text.count - place - 1] = 0x30 + UInt8(part / 10)
    }
  }
}
