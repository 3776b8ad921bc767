/// The texts of all slots in one block of bytes. A text that is replaced is appended, and the room of the old ones is taken
/// back when they are half of the block.
struct TextBlock: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var lengths: [UInt32] = []
  private var wasted = 0

  /// The number of bytes, those of old texts included.
  var byteCount: Int { bytes.count }

  /// Makes room for so many texts of a usual length.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(32 * count)
    starts.reserveCapacity(count)
    lengths.reserveCapacity(count)
  }

  /// The text of a slot, as `TextCoding` has it.
  @inline(__always)
  func withBytes<Result>(_ slot: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = starts[slot]
    return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start..<start + Int(lengths[slot])])) }
  }

  /// Appends the text of the next slot.
  mutating func append(_ title: UnsafeRawBufferPointer, _ texts: TaskTexts?) {
    starts.append(bytes.count)
    TextCoding.write(title, texts, to: &bytes)
    lengths.append(UInt32(bytes.count - starts[starts.count - 1]))
  }

  /// Gives a slot another text; leaves it alone where it is the same.
  mutating func replace(_ slot: Int, with title: String, _ texts: TaskTexts?) {
    let start = bytes.count
    var title = title
    title.withUTF8 { TextCoding.write(UnsafeRawBufferPointer($0), texts, to: &bytes) }
    let length = bytes.count - start
    if withBytes(slot, { old in bytes[start...].elementsEqual(old) }) {
      bytes.removeLast(length)
      return
    }
    wasted += Int(lengths[slot])
    (starts[slot], lengths[slot]) = (start, UInt32(length))
    if wasted > bytes.count / 2, wasted > 1 << 16 { compact() }
  }

  private mutating func compact() {
    var fresh: [UInt8] = []
    fresh.reserveCapacity(bytes.count - wasted)
    for slot in starts.indices {
      let start = fresh.count
      fresh += bytes[starts[slot]..<starts[slot] + Int(lengths[slot])]
      starts[slot] = start
    }
    bytes = fresh
    wasted = 0
  }
}
