public import Dispatch
import Glibc

/// A length of time, as Dispatch has it.
public typealias RxTimeInterval = DispatchTimeInterval

/// An instant of a clock that only goes forward.
///
/// It says nothing about the date, and a change of the wall clock does not touch it. Resolution: a nanosecond.
public struct RxTime: Hashable, Comparable, Sendable {
  /// Time since the clock's own beginning, in nanoseconds.
  public var nanoseconds: Int64

  /// An instant so long after the clock's beginning.
  ///
  /// - Parameter nanoseconds: Time since the beginning, in nanoseconds.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// This instant on the system's monotonic clock, which stands still while the machine sleeps.
  public static var now: RxTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return RxTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The instant that no clock reaches.
  public static let distantFuture = RxTime(nanoseconds: .max)

  /// Whether the first is earlier.
  public static func < (first: RxTime, second: RxTime) -> Bool { first.nanoseconds < second.nanoseconds }

  /// The instant so much later. `.never`, or an overflow, gives `distantFuture`.
  public static func + (time: RxTime, interval: RxTimeInterval) -> RxTime {
    guard let length = interval.inNanoseconds else { return .distantFuture }
    let (sum, overflow) = time.nanoseconds.addingReportingOverflow(length)
    return overflow ? .distantFuture : RxTime(nanoseconds: sum)
  }

  /// The time from the second to the first.
  public static func - (first: RxTime, second: RxTime) -> RxTimeInterval {
    .nanoseconds(Int(first.nanoseconds - second.nanoseconds))
  }
}

extension RxTimeInterval {
  /// nil for `.never`; as large as can be where it overflows.
  package var inNanoseconds: Int64? {
    func scaled(_ count: Int, by unit: Int64) -> Int64 {
      let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit)
      return overflow ? (count < 0 ? .min : .max) : product
    }
    switch self {
    case .seconds(let count): return scaled(count, by: 1_000_000_000)
    case .milliseconds(let count): return scaled(count, by: 1_000_000)
    case .microseconds(let count): return scaled(count, by: 1_000)
    case .nanoseconds(let count): return Int64(count)
    case .never: return nil
    @unknown default: return nil
    }
  }
}
