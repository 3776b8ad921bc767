public import Synchronization

/// One subscription, from its observer up to the source that feeds it.
///
/// A single object of 56 bytes is the disposable that the subscriber holds, the flag that the source reads before each
/// call, the road by which error or completion travels down, the subscription's place in the source's list and its
/// place in a bag. Stages of a chain that only touch elements pass it on as it is.
///
/// It ends once: by disposal (`ended(nil)`) or by the source's own end.
///
/// `@unchecked`: the atomic `bits` say who may touch the rest. `leave` is written before `attached` is set and taken by
/// whoever sets `over`; `bag` likewise with `bagged`. `slot` belongs to the source's gate, `bagSlot` to the bag's lock.
@usableFromInline
package class Lifeline: Cancelable, @unchecked Sendable {
  /// Who ends it, and therefore needs no telling.
  @usableFromInline
  enum Ender { case holder, source, bag }

  @inlinable static var attached: UInt8 { 1 }
  @inlinable static var claimed: UInt8 { 2 }
  @inlinable static var bagged: UInt8 { 4 }
  @inlinable static var over: UInt8 { 8 }

  @usableFromInline final let bits = Atomic<UInt8>(0)
  // Protected as the class's comment says, field by field.
  @exclusivity(unchecked) @usableFromInline final var slot: Int32 = -1
  @exclusivity(unchecked) final var bagSlot: Int32 = -1
  @exclusivity(unchecked) @usableFromInline final var leave: ((Lifeline) -> Void)?
  @exclusivity(unchecked) final var bag: BagStorage?

  @inlinable
  init() {
    #if DEBUG
      Resources.rise()
    #endif
  }

  /// One that stands for none, is over from the start, and is not counted.
  init(placeholder: Void) { bits.store(Lifeline.over, ordering: .relaxed) }

  #if DEBUG
    deinit { Resources.fall() }
  #endif

  @inlinable
  package final var isDisposed: Bool { bits.load(ordering: .relaxed) & Lifeline.over != 0 }

  @usableFromInline
  package final func dispose() { end(nil, by: .holder) }

  /// Called by the source, at most once: how to leave it. Runs at once if this is over already.
  @inlinable
  final func attach(_ leave: @escaping (Lifeline) -> Void) {
    self.leave = leave
    if bits.bitwiseOr(Lifeline.attached, ordering: .acquiringAndReleasing).oldValue & Lifeline.over != 0 {
      self.leave = nil
      leave(self)
    }
  }

  /// The end as a stage or a cold source brings it about: it travels down, and upwards everything is let go.
  ///
  /// The caller must hold the sink's `next` until this returns; `Sink.finish` does.
  @usableFromInline
  final func finish(_ ending: Ending) { end(ending, by: .holder) }

  /// The end as a source tells it that has dropped this subscription already.
  @usableFromInline
  final func finishDetached(_ ending: Ending) { end(ending, by: .source) }

  /// An end is told first and the source left afterwards, unless `leavesFirst`; at disposal the source is left first.
  /// That is RxSwift's order.
  final func end(_ ending: Ending?, by ender: Ender) {
    let before = bits.bitwiseOr(Lifeline.over, ordering: .acquiringAndReleasing).oldValue
    guard before & Lifeline.over == 0 else { return }
    if before & Lifeline.bagged != 0, let bag = bag.take(), ender != .bag { bag.remove(self) }
    let leave = before & Lifeline.attached != 0 ? self.leave.take() : nil
    let isToldFirst = ending != nil && !leavesFirst
    if isToldFirst { ended(ending) }
    if ender != .source { leave?(self) }
    if !isToldFirst { ended(ending) }
  }

  /// Whether the source is to be left before the end is told: what comes next may need what this source holds.
  @usableFromInline
  var leavesFirst: Bool { false }

  /// Runs once, under no lock. nil: it was disposed of.
  @usableFromInline
  func ended(_ ending: Ending?) {}
}
