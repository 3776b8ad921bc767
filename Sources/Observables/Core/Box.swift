/// The state of a stage between one source and one observer.
@usableFromInline
final class Box<Value: ~Copyable> {
  // Protected by the source, which calls one at a time and never from inside its own call.
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: consuming Value) { self.value = value }
}
