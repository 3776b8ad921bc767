import Observables
import Synchronization

/// A list that closures may write to from any thread.
final class Log<Value: Sendable>: Sendable {
  private let list = Guarded<[Value]>([])
  func add(_ value: Value) { list.withLock { $0.append(value) } }
  var all: [Value] { list.withLock { $0 } }
}

/// Somewhere to put a thing so that a closure made before it can reach it.
final class Holder<Value: Sendable>: Sendable {
  private let cell: Guarded<Value?>
  init(_ value: Value? = nil) { cell = Guarded(value) }
  var value: Value? {
    get { cell.withLock { $0 } }
    set {
      // What was held goes outside the lock.
      let old = cell.withLock { cell in
        let old = cell
        cell = newValue
        return old
      }
      _ = consume old
    }
  }
}

final class Counter: Sendable {
  private let number = Atomic<Int>(0)
  func bump() { number.wrappingAdd(1, ordering: .relaxed) }
  func drop() { number.wrappingSubtract(1, ordering: .relaxed) }
  var count: Int { number.load(ordering: .relaxed) }
}

/// Something whose life can be counted. A closure that mentions it keeps it.
final class Tracer: Sendable {
  private let living: Counter
  private let onDeinit: (@Sendable () -> Void)?
  init(_ living: Counter = Counter(), onDeinit: (@Sendable () -> Void)? = nil) {
    self.living = living
    self.onDeinit = onDeinit
    living.bump()
  }
  deinit {
    living.drop()
    onDeinit?()
  }
  func touch() {}
}

struct Oops: Error, Equatable {}

extension ObservableType where Element: Sendable {
  /// Subscribes and writes down every event as text: elements as they print, then `#` or `|`.
  @discardableResult
  func write(to log: Log<String>, as name: String = "") -> any Disposable {
    subscribe(
      onNext: { log.add("\(name)\($0)") }, onError: { _ in log.add("\(name)#") }, onCompleted: { log.add("\(name)|") })
  }
}
