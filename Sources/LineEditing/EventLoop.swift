import CPosix
import Glibc

/// The one wait of the program: a `poll` over input, signals, descriptors that others registered, the mailbox, and the
/// next deadline.
///
/// `LineEditor` and `LineReader` wait in it while they read; anybody else may call `wait` when no line is being read.
/// Everything it calls runs on the thread that waits. Idle, it does not wake up.
package final class EventLoop {
  /// What ended a wait.
  package enum Wakeup: Equatable {
    /// The descriptor that was asked for can be read, or has come to its end.
    case readable
    /// A signal came in.
    case signal(Signal)
    /// The time that was asked for has come.
    case timeout
    /// Handlers, mailbox or deadlines may have been served. Whoever waits for what they change looks at it now.
    case served
  }

  /// Stops a descriptor's watch when asked to.
  package struct Watch {
    fileprivate let id: Int
  }

  private struct Watched {
    let id: Int
    let descriptor: Int32
    let handler: () -> Void
  }

  /// Where other threads leave work for this loop.
  package let mailbox: Mailbox
  /// The scheduler that this loop drives.
  package var deadlines: Deadlines?

  private var watched: [Watched] = []
  private var nextID = 0
  private let signalInput: Int32
  let signalOutput: Int32
  private var pending: [Signal] = []
  private var catcher: SignalCatcher?
  /// Whether this loop may take the process's signals.
  let ownsSignals: Bool

  /// - Parameter ownsSignals: false for a loop beside another one, as in a test: signals belong to the whole process
  /// - Throws: `LineEditingError.setUp`
  package init(ownsSignals: Bool = true) throws(LineEditingError) {
    self.ownsSignals = ownsSignals
    mailbox = try Mailbox()
    var ends: [Int32] = [-1, -1]
    guard unsafe cposix_pipe(&ends, 1) == 0 else { throw .setUp(code: errno) }
    signalInput = ends[0]
    signalOutput = ends[1]
  }

  deinit {
    restoreSignals()
    close(signalInput)
    close(signalOutput)
  }

  /// Calls `handler` whenever `descriptor` can be read, has ended or has failed. It must read what is there, or it is
  /// called again at once. The descriptor stays the caller's.
  package func watch(_ descriptor: Int32, _ handler: @escaping () -> Void) -> Watch {
    nextID += 1
    watched.append(Watched(id: nextID, descriptor: descriptor, handler: handler))
    return Watch(id: nextID)
  }

  /// Ends a watch; also from a handler. Twice does nothing.
  package func stop(_ watch: Watch) {
    watched.removeAll { $0.id == watch.id }
  }

  /// Waits for one thing and serves it. Signals come first, so that work that never ends cannot hide a ^C.
  /// - Parameters:
  ///   - descriptor: what the caller wants to read; nil for nothing
  ///   - deadline: until when, in nanoseconds of `CLOCK_MONOTONIC`; nil for ever
  /// - Returns: what ended the wait
  /// - Throws: `LineEditingError.wait`
  package func wait(reading descriptor: Int32? = nil, until deadline: UInt64? = nil) throws(LineEditingError) -> Wakeup
  {
    if let signal = takeSignal() { return .signal(signal) }
    let own = watched
    var entries = [signalInput, mailbox.descriptor, descriptor ?? -1].map { pollfd(reading: $0) }
    entries += own.map { pollfd(reading: $0.descriptor) }
    let due = [deadline, deadlines?.next()].compactMap { $0 }.min()
    let count = unsafe poll(&entries, nfds_t(entries.count), Self.timeout(until: due))
    if count < 0, errno != EINTR { throw .wait(code: errno) }
    if let signal = takeSignal() { return .signal(signal) }
    if count > 0 {
      if entries[1].revents != 0 { mailbox.deliver() }
      for (entry, watch) in zip(entries.dropFirst(3), own) where entry.revents != 0 {
        if entry.revents & Int16(POLLNVAL) != 0 { watched.removeAll { $0.id == watch.id } }  // closed: it would spin
        // An earlier handler may have ended this watch.
        guard watched.contains(where: { $0.id == watch.id }) else { continue }
        watch.handler()
      }
    }
    let now = MonotonicClock.now
    if let deadlines, let next = deadlines.next(), next <= now { deadlines.runDue() }
    if count > 0, entries[2].revents != 0 { return .readable }
    if let deadline, deadline <= now { return .timeout }
    return .served
  }

  /// Milliseconds for `poll`: rounded up, because rounded down it would wake early and spin; -1 for ever.
  private static func timeout(until deadline: UInt64?) -> Int32 {
    guard let deadline else { return -1 }
    let now = MonotonicClock.now
    if deadline <= now { return 0 }
    let milliseconds = (deadline - now + 999_999) / 1_000_000
    return Int32(min(milliseconds, UInt64(Int32.max)))
  }
}

/// Signals.
extension EventLoop {
  /// Catches ^C and the requests to end from now on, also while a command runs: `takeSignal()` tells them, and a wait
  /// returns them. ^Z keeps stopping the program at once, except while a line is being edited.
  package func catchSignals() {
    guard ownsSignals, catcher == nil else { return }
    catcher = SignalCatcher()
    catcher?.start([.interrupt, .terminate, .hangup, .quit], pipe: signalOutput)
  }

  /// Catches all signals that a whole screen has to do with while `body` runs: ^Z and a resize too.
  package func catchingScreenSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard ownsSignals else { return try body() }
    var catcher = SignalCatcher()
    catcher.start(Signal.allCases, pipe: signalOutput)
    defer { catcher.stop() }
    return try body()
  }

  /// Gives the signals back to whom they belonged before `catchSignals()`.
  package func restoreSignals() {
    catcher?.stop()
    catcher = nil
  }

  /// The oldest signal that has come in and that nobody has taken; nil for none. Cheap enough to ask between the steps
  /// of a long command.
  package func takeSignal() -> Signal? {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    let count = unsafe read(signalInput, &bytes, bytes.count)
    if count > 0 { pending += bytes.prefix(count).compactMap { Signal(rawValue: $0) } }
    return pending.isEmpty ? nil : pending.removeFirst()
  }

  /// Puts a signal in as if it had come from outside: ^C on a terminal that is not the controlling one.
  package func post(_ signal: Signal) {
    var byte = signal.rawValue
    _ = unsafe write(signalOutput, &byte, 1)
  }
}

extension pollfd {
  init(reading descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }
}
