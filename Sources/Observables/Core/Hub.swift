public import Synchronization

/// The list of observers that the subjects, the relays and `share` have in common.
///
/// Deliveries, subscribing, leaving and the end are all work of the same kind and pass the same gate. So the list
/// cannot change during a delivery: no snapshot is taken and no copy made.
///
/// `@unchecked`: `gate` protects `slots`, `ending` and `isAbandoned`; the gate's inbox lock protects `history` and
/// `accepted`.
@usableFromInline
final class Hub<Element>: @unchecked Sendable {
  /// One observer's place in the list. Not copyable, so that calling `next` out of the list retains nothing.
  @usableFromInline
  struct Slot: Slotted, ~Copyable {
    @usableFromInline let next: (Element) -> Void
    @usableFromInline let lifeline: Lifeline

    @inlinable
    init(_ sink: Sink<Element>) {
      next = sink.next
      lifeline = sink.lifeline
    }

    @inlinable
    static func vacant() -> Slot { Slot(Sink(nobody, { _ in })) }
    @inlinable
    var isVacant: Bool { lifeline === nobody }
    @inlinable
    func place(_ index: Int) { lifeline.slot = Int32(truncatingIfNeeded: index) }
    @inlinable
    func send(_ element: Element) {
      if !lifeline.isDisposed { next(element) }
    }
  }

  @usableFromInline let gate = Gate()
  @usableFromInline let population = Atomic<Int>(0)
  /// Whether newcomers are told the past.
  @usableFromInline let remembers: Bool
  /// Whether they are still told it when the sequence has ended.
  @usableFromInline let remembersAfterEnd: Bool
  // Protected as the class's comment says.
  @exclusivity(unchecked) @usableFromInline var slots = Slots<Slot>()
  @exclusivity(unchecked) @usableFromInline var ending: Ending?
  @exclusivity(unchecked) @usableFromInline var isAbandoned = false
  @exclusivity(unchecked) @usableFromInline var history: History<Element>
  @exclusivity(unchecked) @usableFromInline var accepted: Ending?

  @inlinable
  init(remembering limit: Int = 0, afterEnd: Bool = true) {
    remembers = limit > 0
    remembersAfterEnd = afterEnd
    history = History(limit: limit)
  }

  /// A hub that always has a newest element.
  @inlinable
  convenience init(latest element: Element) {
    self.init(remembering: 1, afterEnd: false)
    history.newest = element
  }

  // MARK: Observers

  /// How many are in the list. Those who came or left during a delivery are counted when it ends.
  @inlinable
  var observerCount: Int { population.load(ordering: .relaxed) }

  @inlinable
  func add(_ sink: Sink<Element>) { add(sink, leave: { self.remove($0) }) }

  /// - Parameters:
  ///   - sink: Is called for what comes, and first for what is remembered.
  ///   - leave: Must call `remove`.
  @inlinable
  func add(_ sink: Sink<Element>, leave: @escaping (Lifeline) -> Void) {
    if remembers { return addRemembering(sink, leave: leave) }
    sink.lifeline.attach(leave)
    gate.perform(self, sink) { $0.insert($1) }
  }

  @inlinable
  func remove(_ lifeline: Lifeline) {
    perform(lifeline) { $0.drop($1) }
  }

  /// Does `work` now if nobody is inside, else leaves it for the one who is. A hub that remembers enters under the lock,
  /// always: see `Gate.enterLocked`.
  @inlinable @inline(__always)
  func perform<Value>(_ value: Value, _ work: @escaping (Hub, Value) -> Void) {
    if !remembers { return gate.perform(self, value, work) }
    guard gate.enter(recording: { true }, orPost: { Gate.Errand { work(self, value) } }) else { return }
    work(self, value)
    gate.leave()
  }

  @inlinable
  func insert(_ sink: Sink<Element>) {
    if let ending {
      sink.lifeline.finishDetached(ending)
    } else if !isAbandoned, !sink.lifeline.isDisposed {
      slots.append(Slot(sink))
      recount()
    }
  }

  @inlinable
  func drop(_ lifeline: Lifeline) {
    let index = Int(lifeline.slot)
    if index < 0 { return }
    lifeline.slot = -1
    let gone = slots.remove(at: index)
    recount()
    _ = consume gone
  }

  @inlinable
  func takeAll() -> Slots<Slot> {
    var all = Slots<Slot>()
    swap(&all, &slots)
    for index in 0..<Int(all.count) where !all.base[index].isVacant { all.base[index].place(-1) }
    recount()
    return all
  }

  /// Only the one inside the gate writes, so a plain store will do.
  @inlinable
  func recount() { population.store(slots.occupied, ordering: .relaxed) }
}

/// Stands in the vacant places of every hub.
@usableFromInline let nobody = Lifeline(placeholder: ())
