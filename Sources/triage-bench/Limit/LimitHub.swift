/// A subject at the limit: an array of closures called in a loop, without lock, end, order of removal or safety.
///
/// Public, although nobody imports it: of an internal class the compiler would see every use and leave out the checks that
/// such a class costs in a library.
///
/// `@unchecked`: the bench has one thread.
public final class LimitHub<Value>: @unchecked Sendable {
  /// Whoever is to be called, in this order.
  public var observers: ContiguousArray<LimitObserver<Value>> = []

  /// A hub that calls nobody.
  @inline(never)
  public init() {}

  @inline(__always)
  func emit(_ value: Value) {
    for observer in observers { observer.call(value) }
  }

  @inline(__always)
  func add(_ call: @escaping @Sendable (Value) -> Void) { observers.append(LimitObserver(call: call)) }
}

/// A closure in an array. As the array's element itself it would be wrapped in another closure.
public struct LimitObserver<Value> {
  let call: @Sendable (Value) -> Void
}

/// What a subscription costs when it is a closure in a place: both ends in O(1), and places are used again.
struct LimitPlaces<Value> {
  var observers: ContiguousArray<(@Sendable (Value) -> Void)?> = []
  private var vacant: [Int] = []

  mutating func add(_ observer: @escaping @Sendable (Value) -> Void) -> Int {
    if let place = vacant.popLast() {
      observers[place] = observer
      return place
    }
    observers.append(observer)
    return observers.count - 1
  }

  mutating func remove(_ place: Int) {
    observers[place] = nil
    vacant.append(place)
  }
}
