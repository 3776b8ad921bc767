import Glibc

/// One event of an inotify descriptor.
struct InotifyEvent {
  /// The watch that saw it.
  let watch: Int32
  /// What it was: `IN_…` bits.
  let mask: UInt32
  /// The name in the watched directory; empty for the directory itself.
  let name: String

  /// The events that wait at a descriptor that does not block, as many as one read gives; nil where none waits.
  static func next(from descriptor: Int32) -> [InotifyEvent]? {
    // Room for a hundred events with usual names, and more than the one with the longest.
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      var count: Int
      repeat { count = unsafe read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      guard count > 0 else { return nil }
      var events: [InotifyEvent] = []
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= count {
        let event = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        offset = start + Int(event.len)
        // The kernel fills the name up with NULs.
        let name = unsafe String(decoding: buffer[start..<offset].prefix { $0 != 0 }, as: UTF8.self)
        events.append(InotifyEvent(watch: event.wd, mask: event.mask, name: name))
      }
      return events
    }
  }
}
