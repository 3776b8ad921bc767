/// What can lie in `Slots`. It knows its own place, so that it is removed without a search.
@usableFromInline
protocol Slotted: ~Copyable {
  /// Stands in a place whose item was removed.
  static func vacant() -> Self
  var isVacant: Bool { get }
  /// Told whenever the item's place changes.
  func place(_ index: Int)
}

/// A list in the order of insertion with removal in O(1), amortised.
///
/// A removed item leaves a vacant place; when more than half are vacant the rest move up. A plain buffer rather than an
/// `Array`: reading an item in place retains nothing and copies nothing, which is most of the speed of a delivery.
@usableFromInline
struct Slots<Item: Slotted & ~Copyable>: ~Copyable {
  @usableFromInline var buffer: UnsafeMutablePointer<Item>?
  @usableFromInline var count: Int32 = 0
  @usableFromInline var capacity: Int32 = 0
  @usableFromInline var vacancies: Int32 = 0

  @inlinable
  init() {}

  // Inlinable because the compiler crashes on inlinable code that drops a noncopyable value otherwise.
  @inlinable
  deinit {
    guard let buffer else { return }
    buffer.deinitialize(count: Int(count))
    buffer.deallocate()
  }

  /// Only with an index below `count`, when there is a buffer.
  @inlinable
  var base: UnsafeMutablePointer<Item> { buffer.unsafelyUnwrapped }

  @inlinable
  var occupied: Int { Int(count - vacancies) }

  @inlinable
  mutating func append(_ item: consuming Item) {
    if count == capacity { grow() }
    item.place(Int(count))
    (base + Int(count)).initialize(to: item)
    count += 1
  }

  /// By halves, not doubling: most sources have one observer and many are created.
  @usableFromInline
  mutating func grow() {
    let room = capacity < 2 ? capacity + 1 : capacity + (capacity + 1) / 2
    let larger = UnsafeMutablePointer<Item>.allocate(capacity: Int(room))
    if let buffer {
      larger.moveInitialize(from: buffer, count: Int(count))
      buffer.deallocate()
    }
    buffer = larger
    capacity = room
  }

  /// Takes the item out; the caller drops it when the list is in order again.
  @inlinable
  mutating func remove(at index: Int) -> Item {
    let item = (base + index).move()
    if index == Int(count) - 1 {
      count -= 1
      return item
    }
    (base + index).initialize(to: .vacant())
    vacancies += 1
    // Below 16 the vacant places cost less than moving the others.
    if vacancies > 16, vacancies > count / 2 { compact() }
    return item
  }

  @inlinable
  mutating func compact() {
    var kept = 0
    for index in 0..<Int(count) {
      if base[index].isVacant {
        (base + index).deinitialize(count: 1)
      } else {
        if kept != index {
          (base + kept).moveInitialize(from: base + index, count: 1)
          base[kept].place(kept)
        }
        kept += 1
      }
    }
    count = Int32(kept)
    vacancies = 0
  }
}
