/// Watches numbers from two threads, of which each counts from 0 and marks its numbers by the lowest bit.
///
/// Unprotected on purpose: whoever calls it must serialise the calls, and the thread sanitizer sees it if not.
final class Witness: @unchecked Sendable {
  private(set) var hash = 0
  private(set) var count = 0
  private(set) var faults = 0
  private var last: [Int?]
  private var isBusy = false

  /// - Parameter isLate: It came when the threads had begun already, and cannot know with which number.
  init(isLate: Bool = false) { last = isLate ? [nil, nil] : [-1, -1] }

  func see(_ value: Int) {
    if isBusy { faults += 1 }
    isBusy = true
    hash = hash &* 31 &+ value
    count += 1
    let (thread, number) = (value & 1, value >> 1)
    if let last = last[thread], number != last + 1 { faults += 1 }
    last[thread] = number
    isBusy = false
  }

  /// Something else happens, which must not happen during `see`.
  func visit() {
    if isBusy { faults += 1 }
  }
}
