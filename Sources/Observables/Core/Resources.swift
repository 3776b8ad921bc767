import Synchronization

/// Counts what the library keeps alive, for tests that look for leaks.
///
/// Every subscription, and every inner one that an operator makes, is counted while it is in memory. Only debug builds
/// count; a release build always says 0. The number is the whole process's: a test that compares it wants a
/// process to itself. What is subscribed at one source is `observerCount` there.
public enum Resources {
  private static let live = Atomic<Int>(0)

  /// Subscriptions in memory now.
  ///
  /// - Complexity: O(1). May be read on any thread.
  public static var total: Int { live.load(ordering: .relaxed) }

  @usableFromInline
  static func rise() { live.wrappingAdd(1, ordering: .relaxed) }

  static func fall() { live.wrappingSubtract(1, ordering: .relaxed) }
}
