public import Synchronization

/// Lets one thread in at a time and makes nobody wait.
///
/// Who finds the gate taken leaves an *errand* in the inbox and goes on; the one inside does it on the way out. A
/// nested call takes the same road as another thread does. From this alone follow the rules that every subject keeps:
/// events come in one order for all observers, calls never overlap, the stack does not grow, and no lock is held during
/// a call.
///
/// Entering and leaving cost one atomic operation each. The inbox's lock guards the inbox, and whatever a subject
/// wants to change in the same step as entering or posting (see `enter(recording:orPost:)`).
///
/// The price: the inbox has no bound, and a thread may find itself doing what others left.
@usableFromInline
struct Gate: ~Copyable {
  /// Work left for the one inside.
  ///
  /// `@unchecked`: it goes from one thread to another through the inbox's lock and runs on one only.
  @usableFromInline
  struct Errand: @unchecked Sendable {
    @usableFromInline let run: () -> Void

    @inlinable
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  @usableFromInline
  enum Admission { case entered, posted, mustDrain }

  @inlinable static var idle: UInt8 { 0 }
  @inlinable static var taken: UInt8 { 1 }
  @inlinable static var takenWithMail: UInt8 { 2 }

  @usableFromInline let state = Atomic<UInt8>(0)
  @usableFromInline let inbox = Guarded<[Errand]>([])

  @inlinable
  init() {}

  /// True: the caller is inside and must `leave()`. False: it may `post`.
  @inlinable
  func enter() -> Bool {
    state.compareExchange(expected: Gate.idle, desired: Gate.taken, ordering: .acquiring).exchanged
  }

  @inlinable
  func leave() {
    if !state.compareExchange(expected: Gate.taken, desired: Gate.idle, ordering: .releasing).exchanged { drain() }
  }

  /// Enters, or leaves what `errand` makes for the one inside. True: the caller is inside and must `leave()`.
  @inlinable @inline(__always)
  func enter(orPost errand: () -> Errand) -> Bool {
    if enter() { return true }
    post(errand())
    return false
  }

  /// Does `work` now if nobody is inside, else leaves it for the one who is.
  ///
  /// Target and value are passed beside `work` so that it need not capture them: a closure with captures would be
  /// allocated on both roads, when it is needed on the second only.
  @inlinable @inline(__always)
  func perform<Target, Value>(_ target: Target, _ value: Value, _ work: @escaping (Target, Value) -> Void) {
    guard enter(orPost: { Errand { work(target, value) } }) else { return }
    work(target, value)
    leave()
  }

  /// The same with a second value.
  @inlinable @inline(__always)
  func perform<Target, First, Second>(
    _ target: Target, _ first: First, _ second: Second, _ work: @escaping (Target, First, Second) -> Void
  ) {
    guard enter(orPost: { Errand { work(target, first, second) } }) else { return }
    work(target, first, second)
    leave()
  }

  /// Leaves an errand for whoever is inside; runs it here if nobody is any longer.
  @usableFromInline
  func post(_ errand: Errand) {
    if inbox.withLock({ put(errand, in: &$0) }) { drain() }
  }

  /// Enters a gate that nobody else knows yet.
  @usableFromInline
  func seize() { state.store(Gate.taken, ordering: .relaxed) }
}

extension Gate {
  /// Runs `body` under the inbox's lock.
  @inlinable
  func locked<Result: Sendable>(_ body: () -> Result) -> Result { inbox.withLock { _ in body() } }

  /// Under the inbox's lock. True: nobody was inside, the caller now is, and must drain.
  @usableFromInline
  func put(_ errand: Errand, in inbox: inout [Errand]) -> Bool {
    inbox.append(errand)
    return state.exchange(Gate.takenWithMail, ordering: .acquiringAndReleasing) == Gate.idle
  }

  /// Does what lies in the inbox, batch by batch, and leaves.
  @usableFromInline
  func drain() {
    var batch: [Errand] = []
    repeat {
      inbox.withLock {
        swap(&$0, &batch)
        state.store(Gate.taken, ordering: .relaxed)
      }
      for errand in batch { errand.run() }
      batch.removeAll(keepingCapacity: true)
    } while !state.compareExchange(expected: Gate.taken, desired: Gate.idle, ordering: .releasing).exchanged
  }
}
