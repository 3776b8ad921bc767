import Glibc

/// Reads lines from something that is no terminal, waiting in the same loop as the editor does.
package final class LineReader {
  private let descriptor: Int32
  private let loop: EventLoop
  /// What was read and not yet handed out; `searched` bytes of it hold no newline.
  private var buffer: [UInt8] = []
  private var start = 0
  private var searched = 0
  private var isAtEnd = false

  package init(loop: EventLoop, descriptor: Int32 = 0) {
    self.loop = loop
    self.descriptor = descriptor
  }

  /// The next line: up to a newline, which goes, as does the carriage return before it; the last one may lack it. NUL
  /// and other control characters stay.
  ///
  /// Descriptors, mailbox and deadlines are served while it waits, and between lines too.
  package func readLine() -> LineEvent {
    if let event = serve() { return event }
    while true {
      if let end = buffer[(start + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[start..<end]
        start = end + 1
        searched = 0
        return event(line)
      }
      searched = buffer.count - start
      if isAtEnd {
        guard start < buffer.count else { return .endOfInput }
        let line = buffer[start...]
        start = buffer.count
        searched = 0
        return event(line)
      }
      do {
        let wakeup = try loop.wait(reading: descriptor)
        if wakeup == .readable { try fill() }
        if let event = event(wakeup) { return event }
      } catch {
        return .failure(error)
      }
    }
  }

  /// Lines that came together are handed out without a wait: what is due has its turn before each.
  private func serve() -> LineEvent? {
    do {
      return event(try loop.wait(until: 0))
    } catch {
      return .failure(error)
    }
  }

  private func event(_ wakeup: EventLoop.Wakeup) -> LineEvent? {
    guard case .signal(let signal) = wakeup else { return nil }
    if signal == .interrupt { return .interrupted }
    return signal.isTermination ? .terminated(signal) : nil
  }

  private func fill() throws(LineEditingError) {
    buffer.removeFirst(start)
    start = 0
    var part: [UInt8] = Array(repeating: 0, count: 65536)
    let count = unsafe read(descriptor, &part, part.count)
    if count > 0 {
      buffer += part.prefix(count)
    } else if count == 0 {
      isAtEnd = true
    } else if errno != EINTR, errno != EAGAIN {
      throw .read(code: errno)
    }
  }

  private func event(_ line: ArraySlice<UInt8>) -> LineEvent {
    let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    if let text = String(validating: bytes, as: UTF8.self) { return .line(text) }
    return .line(String(decoding: bytes, as: UTF8.self), isRepaired: true)
  }
}
