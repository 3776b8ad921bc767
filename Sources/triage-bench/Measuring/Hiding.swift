// What a client's closure does is rarely known where it is called, nor which subject stands behind an `Observable`. These
// hide both from the optimiser, on both sides alike.

@inline(never)
func opaque<Value>(_ value: Value) -> Value { value }

// For the core, whose closures may cross threads.

@inline(never)
func hidden<A, Result>(_ closure: @escaping @Sendable (A) -> Result) -> @Sendable (A) -> Result { closure }

@inline(never)
func hidden<A, B, Result>(_ closure: @escaping @Sendable (A, B) -> Result) -> @Sendable (A, B) -> Result { closure }

@inline(never)
func hidden<A, B, C, Result>(
  _ closure: @escaping @Sendable (A, B, C) -> Result
) -> @Sendable (A, B, C) -> Result { closure }

// For the limit. Of a closure that is `@Sendable`, the compiler would make one that is not by wrapping it once more when it
// goes into an array, and the limit would be slower than it is.

@inline(never)
func local<A, Result>(_ closure: @escaping (A) -> Result) -> (A) -> Result { closure }

@inline(never)
func local<A, B, Result>(_ closure: @escaping (A, B) -> Result) -> (A, B) -> Result { closure }

@inline(never)
func local<A, B, C, Result>(_ closure: @escaping (A, B, C) -> Result) -> (A, B, C) -> Result { closure }
