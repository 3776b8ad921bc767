import CPosix
import Glibc

/// A pseudo-terminal: this end is the keyboard and the screen, the other end is what a program takes for its terminal.
///
/// Use it on one thread; what is at the other end may run on another.
package final class PseudoTerminal {
  /// What has been drawn. Current after `wait(until:)`.
  package let screen: TerminalScreen
  /// The path of the other end.
  package let path: String
  /// Everything that came from the other end.
  package private(set) var received: [UInt8] = []
  /// Called after each byte with the screen as it then is: finds what shows only between two writes.
  package var afterEachByte: ((TerminalScreen) -> Void)?

  /// Whether it tells what it is asked for, such as where the cursor is.
  package var answersQueries = true

  private var master: Int32
  /// Kept open, so that the terminal lives on when a program closes it; -1 once it is given up.
  private var other: Int32
  private var judgeable = SynchronizedUpdate()

  package init(rows: Int = 24, columns: Int = 80) {
    var name: [CChar] = Array(repeating: 0, count: 128)
    master = cposix_open_terminal(&name, name.count)
    precondition(master >= 0, "no pseudo-terminal: errno \(errno)")
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    other = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    screen = TerminalScreen(rows: rows, columns: columns)
    _ = cposix_set_window_size(master, Int32(rows), Int32(columns))
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  deinit {
    hangUp()
    disconnect()
  }

  /// Takes this end away, as when a connection breaks: a program's next read finds nothing.
  package func disconnect() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// Another descriptor for the program's end; the caller closes it. For a program that is a thread of this process.
  package func openOtherEnd() -> Int32 { open(path, O_RDWR | O_NOCTTY | O_CLOEXEC) }

  /// Gives this process's hold on the other end up: when the program has ended too, that is the end of the terminal.
  package func hangUp() {
    if other >= 0 { close(other) }
    other = -1
  }

  /// Types.
  package func send(_ keys: String) { send(Array(keys.utf8)) }

  /// Types bytes.
  package func send(_ bytes: [UInt8]) { _ = cposix_write_all(master, bytes, bytes.count) }

  /// Changes the size; whoever has this as controlling terminal gets a SIGWINCH.
  package func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    _ = cposix_set_window_size(master, Int32(rows), Int32(columns))
  }

  /// Whether the terminal keeps lines and echoes, as it does for a program that never touched it. An editor at work has
  /// switched that off.
  package var isInLineMode: Bool {
    var settings = termios()
    tcgetattr(master, &settings)
    return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Waits until the screen is as wanted. It is looked at whenever something was drawn, but never in the middle of a
  /// synchronised update, which a person would not see either.
  /// - Parameters:
  ///   - seconds: how long before giving up; long, because it is only waited for where something is wrong
  ///   - condition: what is wanted of the screen
  /// - Returns: whether it came to that
  @discardableResult
  package func wait(seconds: Double = 20, until condition: (TerminalScreen) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let drew = drain()
      if judgeable.isOutside, condition(screen) { return true }
      if drew { continue }
      let left = ContinuousClock.now.duration(to: end)
      if left <= .zero { return false }
      // Not longer than 20 ms at a time, because what is waited for may not be a thing that is drawn.
      var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, 20)
      if entry.revents & Int16(POLLIN) == 0, entry.revents != 0 { usleep(5000) }  // hung up: poll would not wait
    }
  }

  /// Waits for text anywhere on the screen.
  @discardableResult
  package func wait(for text: String, seconds: Double = 20) -> Bool {
    wait(seconds: seconds) { $0.text.contains(text) }
  }

  /// Takes in what the other end has sent; false where there was nothing.
  package func drain() -> Bool {
    var bytes: [UInt8] = Array(repeating: 0, count: 65536)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    let new = bytes.prefix(count)
    received += new
    judgeable.feed(new)
    if let afterEachByte {
      for byte in new {
        screen.feed([byte])
        afterEachByte(screen)
      }
    } else {
      screen.feed(new)
    }
    let replies = screen.takeReplies()
    if !replies.isEmpty, answersQueries { send(replies) }
    return true
  }
}
