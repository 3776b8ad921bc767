import CPosix
import Glibc

/// A program at a pseudo-terminal, as far as its first prompt.
struct PromptRun {
  private let child: Child

  init(_ child: Child) { self.child = child }

  /// Milliseconds from the start until the prompt is drawn; then it is told to leave.
  func untilPrompt() throws(BenchError) -> Double {
    var name = [CChar](repeating: 0, count: 128)
    let master = cposix_open_terminal(&name, name.count)
    guard master >= 0 else { throw .lastError(of: "posix_openpt") }
    defer { close(master) }
    _ = cposix_set_window_size(master, 24, 80)
    let start = ContinuousClock.now
    let process = try child.spawn(at: name)
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !String(decoding: received, as: UTF8.self).contains("triage>") {
      let count = read(master, &chunk, chunk.count)
      // EIO: the program is not there yet, or is gone.
      if count < 0, errno == EINTR || errno == EIO, waitpid(process, nil, WNOHANG) == 0 { continue }
      guard count > 0 else { throw .failed(program: child.program, how: "ended before its prompt") }
      received += chunk[..<count]
    }
    let elapsed = (ContinuousClock.now - start) / .milliseconds(1)
    kill(process, SIGTERM)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    return elapsed
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
