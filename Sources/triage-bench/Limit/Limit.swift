/// How fast it could go: what each workload asks for, by hand, with closures in arrays and nothing else. What the core does
/// beside it (order, ends, disposal, threads) is what the ratio shows.
enum Limit<Value: Payload>: Workloads {
  typealias Client = Closures<Value>

  static func pump(n: Int, subscribers: Int) -> Sample {
    let hub = LimitHub<Value>()
    for _ in 0..<subscribers { hub.add(Client.observing()) }
    return measure(operations: n * subscribers) {
      for index in 0..<n { Value.lend(index) { hub.emit($0) } }
    }
  }

  static func chain(n: Int) -> Sample {
    let hub = LimitHub<Value>()
    hub.add(
      chain(Client.mapping(), Client.filtering(), Client.mapping(), Client.observing()))
    return measure(operations: n) {
      for index in 0..<n { Value.lend(index) { hub.emit($0) } }
    }
  }

  /// `map.filter.map` and the observer.
  @inline(never)
  static func chain(
    _ first: @escaping @Sendable (Value) -> Value, _ isWanted: @escaping @Sendable (Value) -> Bool,
    _ second: @escaping @Sendable (Value) -> Value, _ observer: @escaping @Sendable (Value) -> Void
  ) -> @Sendable (Value) -> Void {
    { value in
      let value = first(value)
      if isWanted(value) { observer(second(value)) }
    }
  }

  static func relayAcceptRead(n: Int) -> Sample {
    let sum = Checksum.shared
    let hub = LimitHub<Value>()
    let newest = opaque(LimitState(Value.first))
    let reader = opaque(Reader(Value.first))
    hub.add(Client.observing())
    return measure(operations: n) {
      for index in 0..<n {
        Value.lend(index) {
          newest.value = $0
          hub.emit($0)
        }
        let value = newest.value
        sum.add(value)
        reader.last = value
      }
    }
  }

  static func share(n: Int, subscribers: Int) -> Sample {
    let source = LimitHub<Value>()
    let shared = LimitHub<Value>()
    let map = Client.mapping()
    for _ in 0..<subscribers { shared.add(Client.observing()) }
    source.add { shared.emit(map($0)) }
    return measure(operations: n * subscribers) {
      for index in 0..<n { Value.lend(index) { source.emit($0) } }
    }
  }

  static func shareReplay1(n: Int, subscribers: Int) -> Sample {
    let source = LimitHub<Value>()
    let shared = LimitHub<Value>()
    let newest = opaque(NewestOne<Value>())
    let map = Client.mapping()
    for _ in 0..<subscribers { shared.add(Client.observing()) }
    source.add {
      let value = map($0)
      newest.value = value
      shared.emit(value)
    }
    return measure(operations: n * subscribers) {
      for index in 0..<n { Value.lend(index) { source.emit($0) } }
    }
  }
}
