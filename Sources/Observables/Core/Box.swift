/// The state of a stage between one source and one observer.
@usableFromInline
final class Box<Value> {
  // Protected by the source, which calls one at a time and never from inside its own call.
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
