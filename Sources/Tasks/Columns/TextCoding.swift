import Glibc

/// All that is text in a task, as bytes: the title, and behind it, where there are any, the other fields, each after a byte
/// that UTF-8 never has and a letter for what it is. A field never runs into the next.
///
/// ```
/// buy milk <FF>tshop <FF>thome <FF>pkitchen <FF>n1796000000<FE>the oat one
/// ```
enum TextCoding {
  /// Before each field but the first.
  static let mark: UInt8 = 0xFF
  /// Between a note's time and its text.
  static let timeEnd: UInt8 = 0xFE

  /// Writes a task's text with `title` for its title, whose bytes may be any.
  static func write(_ title: UnsafeRawBufferPointer, _ texts: TaskTexts?, to bytes: inout [UInt8]) {
    if title.reduce(0, max) < timeEnd {
      bytes.append(contentsOf: title)
    } else {
      bytes.append(contentsOf: String(decoding: title, as: UTF8.self).utf8)
    }
    guard let texts else { return }
    for tag in texts.tags { write("t", tag, to: &bytes) }
    if let project = texts.project { write("p", project, to: &bytes) }
    for note in texts.notes {
      write("n", String(note.entry.seconds), to: &bytes)
      bytes.append(timeEnd)
      bytes.append(contentsOf: note.text.utf8)
    }
  }

  private static func write(_ letter: Unicode.Scalar, _ text: String, to bytes: inout [UInt8]) {
    bytes.append(mark)
    bytes.append(UInt8(ascii: letter))
    bytes.append(contentsOf: text.utf8)
  }

  /// The title's bytes.
  static func title(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard let start = bytes.baseAddress, let end = memchr(start, Int32(mark), bytes.count) else { return bytes }
    return UnsafeRawBufferPointer(start: start, count: UnsafeRawPointer(end) - start)
  }

  /// The texts behind the title; nil where there are none.
  static func texts(in bytes: UnsafeRawBufferPointer) -> TaskTexts? {
    let start = title(of: bytes).count + 1
    return start > bytes.count ? nil : texts(of: bytes[start...])
  }

  private static func texts(of bytes: Slice<UnsafeRawBufferPointer>) -> TaskTexts {
    var texts = TaskTexts()
    for field in bytes.split(separator: mark, omittingEmptySubsequences: false) {
      let value = field.dropFirst()
      switch field.first {
      case UInt8(ascii: "t"): texts.tags.append(String(decoding: value, as: UTF8.self))
      case UInt8(ascii: "p"): texts.project = String(decoding: value, as: UTF8.self)
      default:
        let parts = value.split(separator: timeEnd, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let seconds = Int64(String(decoding: parts[0], as: UTF8.self)) else { continue }
        texts.notes.append(
          TaskItem.Note(entry: Timestamp(seconds: seconds), text: String(decoding: parts[1], as: UTF8.self)))
      }
    }
    return texts
  }

  /// What a search looks at, folded, a line a field.
  static func fold(_ bytes: UnsafeRawBufferPointer, into folded: inout [UInt8]) {
    let head = title(of: bytes)
    SearchText.fold(head, into: &folded)
    guard head.count < bytes.count else { return }
    for field in bytes[(head.count + 1)...].split(separator: mark, omittingEmptySubsequences: false) {
      folded.append(UInt8(ascii: "\n"))
      let value = field.first == UInt8(ascii: "n") ? field.drop { $0 != timeEnd } : field
      SearchText.fold(UnsafeRawBufferPointer(rebasing: value.dropFirst()), into: &folded)
    }
  }
}
