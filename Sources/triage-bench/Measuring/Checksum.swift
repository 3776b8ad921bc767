/// Where every observer of a workload leaves a trace, so that no work can be optimised away.
///
/// A raw cell: a `var` would be checked for exclusive access at each use.
///
/// `@unchecked`: the bench has one thread.
struct Checksum: @unchecked Sendable {
  private let cell: UnsafeMutablePointer<Int>

  static let shared = Checksum()

  private init() {
    cell = .allocate(capacity: 1)
    cell.initialize(to: 0)
  }

  var sum: Int { cell.pointee }

  func reset() { cell.pointee = 0 }

  @inline(__always)
  func add<Value: Payload>(_ value: Value) { cell.pointee &+= value.weight }

  @inline(__always)
  func add<Value: Payload>(_ value: Value, _ number: Int) { cell.pointee &+= value.weight &+ number }

  @inline(__always)
  func add(_ number: Int) { cell.pointee &+= number }
}
