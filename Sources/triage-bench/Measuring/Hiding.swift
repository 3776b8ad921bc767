/// Hides from the optimiser which object this is: which subject stands behind an `Observable` is rarely known where it is
/// used.
@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }
