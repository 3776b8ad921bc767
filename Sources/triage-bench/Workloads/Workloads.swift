/// What is measured. The limit and the core each do all of it.
///
/// `n` counts events, or whatever the name says; each time is divided by the deliveries they make, if these are more.
protocol Workloads {
  associatedtype Value: Payload

  /// Events to so many observers.
  static func pump(n: Int, subscribers: Int) -> Sample
  /// `map.filter.map` between a subject and an observer.
  static func chain(n: Int) -> Sample
  /// A relay with one observer accepts, and a reader takes its value.
  static func relayAcceptRead(n: Int) -> Sample
  /// Two sources take turns.
  static func combineLatest2(n: Int) -> Sample
  /// Three sources take turns.
  static func combineLatest3(n: Int) -> Sample
  /// `flatMapLatest` with another inner sequence every ten events.
  static func switchLatest(n: Int) -> Sample
  /// Subscribe and dispose, where nobody else is subscribed.
  static func churn(n: Int) -> Sample
  /// Dispose of one of many subscriptions at random, and subscribe.
  static func churnLive(n: Int, live: Int) -> Sample
  /// The same inside a delivery to all of them, once a delivery.
  static func churnInDelivery(n: Int, live: Int) -> Sample
  /// A bag takes so many disposables and goes.
  static func disposeBag(n: Int) -> Sample
  /// `scan.distinctUntilChanged`.
  static func scanDistinct(n: Int) -> Sample
  /// `scan.distinctUntilChanged.withLatestFrom`.
  static func scanDistinctWithLatest(n: Int) -> Sample
  /// `map.share()` with so many observers.
  static func share(n: Int, subscribers: Int) -> Sample
  /// `map.share(replay: 1)` with so many observers.
  static func shareReplay1(n: Int, subscribers: Int) -> Sample
  /// Subscriptions through `map.filter.map`; the result keeps them alive.
  static func liveChains(subjects: Int, perSubject: Int) -> AnyObject
  /// Subscriptions without operators; the result keeps them alive.
  static func liveDirect(subjects: Int, perSubject: Int) -> AnyObject
}

/// Keeps things alive.
final class Keeper {
  let things: [Any]

  init(_ things: [Any]) { self.things = things }
}

/// Whoever reads a relay's value and keeps it, as a reader does. Read and used on the spot instead, a string that lies in
/// the limit's own field is neither copied nor retained, which no value that others may replace can be.
///
/// `@unchecked`: the bench has one thread.
final class Reader<Value>: @unchecked Sendable {
  var last: Value

  init(_ last: Value) { self.last = last }
}

/// So many places below `limit`, jumping about, the same each time.
func scattered(_ count: Int, below limit: Int) -> [Int] {
  // A full-period linear congruence (Knuth's MMIX); only its high bits are random enough.
  var state: UInt64 = 1
  return (0..<count).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
