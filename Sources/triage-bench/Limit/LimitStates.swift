// What the limit's closures share. Each is a class with plain fields that nobody else can reach, so that the compiler
// proves exclusive access and leaves the checks out.
//
// `@unchecked`: the bench has one thread.

/// Something that there always is.
final class LimitState<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// The newest element.
final class NewestOne<Value>: @unchecked Sendable {
  var value: Value?
}

/// The newest element of each of up to three sources.
final class NewestThree<Value>: @unchecked Sendable {
  var a: Value?
  var b: Value?
  var c: Value?
}

/// `scan` and `distinctUntilChanged`.
final class Accumulated<Value>: @unchecked Sendable {
  var total: Value
  var last: Value?

  init(_ total: Value) { self.total = total }
}

/// Observers, the places they were given, and how many were replaced.
final class Replacing<Value>: @unchecked Sendable {
  var places = LimitPlaces<Value>()
  var taken: [Int] = []
  var turn = 0
}
