import CPosix
import Glibc

/// A program at a pseudo-terminal: keys go in, and what it draws is waited for.
final class PromptRun {
  private let child: Child
  private let master: Int32
  private let process: pid_t
  /// What was drawn since the last key.
  private var received: [UInt8] = []

  /// Starts it.
  init(_ child: Child) throws(BenchError) {
    self.child = child
    var name = [CChar](repeating: 0, count: 128)
    master = cposix_open_terminal(&name, name.count)
    guard master >= 0 else { throw .lastError(of: "posix_openpt") }
    _ = cposix_set_window_size(master, 24, 80)
    process = try child.spawn(at: name)
  }

  /// Tells it to leave, and waits until it has.
  deinit {
    kill(process, SIGTERM)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    close(master)
  }

  /// Types.
  func send(_ keys: String) {
    received = []
    let bytes = Array(keys.utf8)
    _ = cposix_write_all(master, bytes, bytes.count)
  }

  /// Waits until it has drawn a text since the last key.
  func wait(for text: String) throws(BenchError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !String(decoding: received, as: UTF8.self).contains(text) {
      // A minute: nothing that is measured takes nearly as long.
      var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, 60_000) == 0 { throw .failed(program: child.program, how: "never drew \"\(text)\"") }
      let count = read(master, &chunk, chunk.count)
      // EIO: the program is not there yet, or is gone.
      if count < 0, errno == EINTR || errno == EIO, waitpid(process, nil, WNOHANG) == 0 { continue }
      guard count > 0 else { throw .failed(program: child.program, how: "ended before it drew \"\(text)\"") }
      received += chunk[..<count]
    }
  }

  /// Milliseconds from the start of a program until its prompt is drawn.
  static func untilPrompt(of child: Child) throws(BenchError) -> Double {
    let start = ContinuousClock.now
    let run = try PromptRun(child)
    try run.wait(for: "triage>")
    return (ContinuousClock.now - start) / .milliseconds(1)
  }
}

extension CommandRace {
  static func write(_ text: String, to path: String) throws(BenchError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw .lastError(of: "open") }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    if cposix_write_all(descriptor, bytes, bytes.count) != 0 { throw .lastError(of: "write") }
  }
}
