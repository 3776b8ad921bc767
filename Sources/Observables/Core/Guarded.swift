public import Synchronization

/// A value and the lock that protects it.
///
/// `Mutex` itself would do, but ThreadSanitizer does not know it on Linux and reports every use of what it protects.
/// Built with `-Xswiftc -DTSAN`, an atomic beside the lock shows the sanitizer the order; otherwise nothing is added.
/// Nobody's code may run inside `withLock`, and nothing of a user's may die there.
///
/// `@unchecked` because a `Mutex` may cross threads whatever it holds, and the atomic carries no state of its own.
@usableFromInline
package struct Guarded<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  @usableFromInline let mutex: Mutex<Value>
  #if TSAN
    @usableFromInline let order = Atomic<UInt8>(0)
  #endif

  @inlinable
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  @inlinable
  package func withLock<Result: ~Copyable>(
    _ body: (inout sending Value) -> sending Result
  ) -> sending Result {
    mutex.withLock { value in
      #if TSAN
        _ = order.load(ordering: .acquiring)
        defer { order.store(0, ordering: .releasing) }
      #endif
      return body(&value)
    }
  }
}

/// Carries a value of unknown type into a lock or out of it: one thread has it at a time, which is all that a lock
/// promises and all that is needed.
@usableFromInline
package struct Unchecked<Value>: @unchecked Sendable {
  @usableFromInline package var value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }
}
