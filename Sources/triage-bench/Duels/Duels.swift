extension [Duel] {
  /// All rows, with every payload.
  static var observables: [Duel] { all(Int.self) + all(String.self) }

  // Each closure below is made here, where `Value` is known once this is specialised: called through a protocol the
  // workloads would stay generic, and both sides would be measured wrong.
  private static func all<Value: Payload>(_: Value.Type) -> [Duel] {
    delivering(Value.self) + combining(Value.self) + subscribing(Value.self) + sharing(Value.self) + living(Value.self)
  }

  // The number of events makes each a few milliseconds: long against the clock, short against the scheduler's turns.
  // The bounds are ratios to the limit that the core has been shown to reach, with a little room for noise.

  private static func delivering<V: Payload>(_: V.Type) -> [Duel] {
    [
      .time("pump 1", V.self, atMost: 0.6) {
        Limit<V>.pump(n: 200_000, subscribers: 1)
      } core: {
        Core<V>.pump(n: 200_000, subscribers: 1)
      },
      .time("pump 10", V.self, atMost: 0.7) {
        Limit<V>.pump(n: 50_000, subscribers: 10)
      } core: {
        Core<V>.pump(n: 50_000, subscribers: 10)
      },
      .time("pump 1000", V.self, atMost: 0.7) {
        Limit<V>.pump(n: 500, subscribers: 1_000)
      } core: {
        Core<V>.pump(n: 500, subscribers: 1_000)
      },
      .time("chain", V.self, atMost: 1.3) {
        Limit<V>.chain(n: 100_000)
      } core: {
        Core<V>.chain(n: 100_000)
      },
      .time("relayAcceptRead", V.self, atMost: 1.3) {
        Limit<V>.relayAcceptRead(n: 200_000)
      } core: {
        Core<V>.relayAcceptRead(n: 200_000)
      },
    ]
  }

  private static func combining<V: Payload>(_: V.Type) -> [Duel] {
    [
      .time("combineLatest2", V.self, atMost: 0.9) {
        Limit<V>.combineLatest2(n: 150_000)
      } core: {
        Core<V>.combineLatest2(n: 150_000)
      },
      .time("combineLatest3", V.self, atMost: 0.9) {
        Limit<V>.combineLatest3(n: 150_000)
      } core: {
        Core<V>.combineLatest3(n: 150_000)
      },
      .time("switchLatest", V.self, atMost: 1.4) {
        Limit<V>.switchLatest(n: 100_000)
      } core: {
        Core<V>.switchLatest(n: 100_000)
      },
      .time("scanDistinct", V.self, atMost: 0.8) {
        Limit<V>.scanDistinct(n: 150_000)
      } core: {
        Core<V>.scanDistinct(n: 150_000)
      },
      .time("scanDistinctWithLatest", V.self, atMost: 0.8) {
        Limit<V>.scanDistinctWithLatest(n: 150_000)
      } core: {
        Core<V>.scanDistinctWithLatest(n: 150_000)
      },
    ]
  }

  private static func subscribing<V: Payload>(_: V.Type) -> [Duel] {
    [
      .time("churn", V.self, atMost: 2.5) {
        Limit<V>.churn(n: 50_000)
      } core: {
        Core<V>.churn(n: 50_000)
      },
      .time("churnLive 10000", V.self, atMost: 2.5) {
        Limit<V>.churnLive(n: 30_000, live: 10_000)
      } core: {
        Core<V>.churnLive(n: 30_000, live: 10_000)
      },
      .time("churnInDelivery 1000", V.self, atMost: 0.5) {
        Limit<V>.churnInDelivery(n: 500, live: 1_000)
      } core: {
        Core<V>.churnInDelivery(n: 500, live: 1_000)
      },
      .time("disposeBag", V.self, atMost: 0.9) {
        Limit<V>.disposeBag(n: 100_000)
      } core: {
        Core<V>.disposeBag(n: 100_000)
      },
    ]
  }

  private static func sharing<V: Payload>(_: V.Type) -> [Duel] {
    [
      .time("share 10", V.self, atMost: 0.6) {
        Limit<V>.share(n: 30_000, subscribers: 10)
      } core: {
        Core<V>.share(n: 30_000, subscribers: 10)
      },
      .time("shareReplay1 10", V.self, atMost: 0.6) {
        Limit<V>.shareReplay1(n: 30_000, subscribers: 10)
      } core: {
        Core<V>.shareReplay1(n: 30_000, subscribers: 10)
      },
    ]
  }

  private static func living<V: Payload>(_: V.Type) -> [Duel] {
    [
      .size("liveDirect", V.self, atMost: 170, limit: Limit<V>.liveDirect, core: Core<V>.liveDirect),
      .size("liveChains", V.self, atMost: 480, limit: Limit<V>.liveChains, core: Core<V>.liveChains),
    ]
  }
}
