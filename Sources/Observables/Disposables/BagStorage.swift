import Synchronization

/// What a bag holds, apart from the bag, so that members can leave while the bag goes.
///
/// Operators with any number of inner subscriptions keep them in one, too.
@usableFromInline
final class BagStorage: Cancelable {
  struct Place: Slotted, ~Copyable {
    static let gone = Lifeline(placeholder: ())
    let member: Lifeline

    static func vacant() -> Place { Place(member: gone) }
    var isVacant: Bool { member === Place.gone }
    func place(_ index: Int) { member.bagSlot = Int32(index) }
  }

  struct Members: ~Copyable {
    var slots = Slots<Place>()
    var isOpen = true
  }

  private let members = Guarded(Members())

  @usableFromInline
  init() {}

  var count: Int { members.withLock { $0.slots.occupied } }

  /// True for the first bag that asks: a lifeline has room for one.
  func claim(_ member: Lifeline) -> Bool {
    member.bits.bitwiseOr(Lifeline.claimed, ordering: .relaxed).oldValue & Lifeline.claimed == 0
  }

  /// The member leaves by itself when it ends. Disposes of it if this is over.
  @usableFromInline
  func insert(_ member: Lifeline) {
    member.bag = self
    let isIn = members.withLock { members in
      if members.isOpen { members.slots.append(Place(member: member)) }
      return members.isOpen
    }
    guard isIn else {
      member.bag = nil
      return member.dispose()
    }
    let before = member.bits.bitwiseOr(Lifeline.bagged, ordering: .acquiringAndReleasing).oldValue
    if before & Lifeline.over != 0 {
      // It ended before it could know where it was.
      member.bag = nil
      remove(member)
    }
  }

  /// The caller holds the member, so nothing dies under the lock.
  func remove(_ member: Lifeline) {
    members.withLock { members in
      let index = Int(member.bagSlot)
      guard index >= 0, index < Int(members.slots.count), members.slots.base[index].member === member else { return }
      member.bagSlot = -1
      _ = members.slots.remove(at: index)
    }
  }

  @usableFromInline
  var isDisposed: Bool { members.withLock { !$0.isOpen } }

  @usableFromInline
  func dispose() {
    let last = members.withLock { members in
      members.isOpen = false
      var all = Slots<Place>()
      swap(&all, &members.slots)
      return all
    }
    for index in 0..<Int(last.count) { last.base[index].member.end(nil, by: .bag) }
  }
}
