/// An element to measure with, and what the workloads' closures do with it. All of it is cheap, because the closures are
/// not what is measured.
protocol Payload: Equatable, Sendable {
  static var name: String { get }

  /// An element to begin with.
  static var first: Self { get }
  /// Shows the element with this number to `receiver`, without so much as a retain: whoever sends has what is sent.
  static func lend(_ index: Int, to receiver: (Self) -> Void)

  /// What it adds to the checksum.
  var weight: Int { get }
  /// What `map` makes of it.
  var mapped: Self { get }
  /// What `filter` says: three in four.
  var isWanted: Bool { get }
  /// What `scan` makes of the state and it: every other element makes a new state.
  func accumulated(onto state: Self) -> Self
  /// What `combineLatest` and `withLatestFrom` make of two.
  static func combined(_ a: Self, _ b: Self) -> Self
}

extension Int: Payload {
  static var name: String { "Int" }
  static var first: Int { 0 }
  @inline(__always)
  static func lend(_ index: Int, to receiver: (Int) -> Void) { receiver(index) }
  var weight: Int { self }
  var mapped: Int { self &+ 1 }
  var isWanted: Bool { self & 3 != 0 }
  func accumulated(onto state: Int) -> Int { state &+ (self & 1) }
  static func combined(_ a: Int, _ b: Int) -> Int { a &+ b }
}

extension String: Payload {
  static var name: String { "String" }
  static var first: String { pool[0].text }
  @inline(__always)
  static func lend(_ index: Int, to receiver: (String) -> Void) { pool[index & (poolSize - 1)].show(to: receiver) }
  var weight: Int { utf8.count }
  var mapped: String { self }
  var isWanted: Bool { utf8.count & 3 != 0 }
  func accumulated(onto state: String) -> String { utf8.count & 1 == 0 ? state : self }
  static func combined(_ a: String, _ b: String) -> String { a.utf8.count > b.utf8.count ? a : b }
}

/// A string that is borrowed where it lies, because what holds it cannot be copied.
private struct Loan: ~Copyable {
  let text: String

  @inline(__always)
  func show(to receiver: (String) -> Void) { receiver(text) }
}

/// A power of two.
private let poolSize = 64

/// Longer than the 15 bytes that a string keeps in itself, so that each is a reference to be counted, as a title is. Their
/// lengths run through all remainders, as the numbers do.
private nonisolated(unsafe) let pool: UnsafeMutablePointer<Loan> = {
  let pool = UnsafeMutablePointer<Loan>.allocate(capacity: poolSize)
  for index in 0..<poolSize {
    (pool + index).initialize(to: Loan(text: String(repeating: "t", count: 20 + index)))
  }
  return pool
}()
