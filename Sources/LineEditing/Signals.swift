import CPosix
import Glibc

/// The signals that a program at a prompt has to do with.
package enum Signal: UInt8, Sendable, CaseIterable {
  case hangup = 1
  case interrupt = 2
  case quit = 3
  case terminate = 15
  case resume = 18
  case stop = 20
  case resize = 28

  /// Whether it asks the program to end.
  package var isTermination: Bool { self == .hangup || self == .terminate || self == .quit }

  /// The exit status by which a shell tells that the signal ended a program.
  package var exitStatus: Int32 { 128 + Int32(rawValue) }
}

/// Catches signals into a pipe and gives back what they did before.
///
/// The handler belongs to the process, so one catcher works at a time: the latest.
struct SignalCatcher {
  private var before: [(number: Int32, action: sigaction)] = []

  /// Sends `signals` to `pipe` from now on. What is ignored (`nohup`) stays ignored.
  mutating func start(_ signals: [Signal], pipe: Int32) {
    cposix_set_signal_pipe(pipe)
    for signal in signals {
      var action = sigaction()
      if unsafe cposix_catch_signal(Int32(signal.rawValue), &action) == 0 {
        before.append((Int32(signal.rawValue), action))
      }
    }
  }

  /// Everything as it was before `start`.
  mutating func stop() {
    for (number, action) in before {
      var action = action
      unsafe sigaction(number, &action, nil)
    }
    before = []
  }
}
