/// How fast it could go: what each workload asks for, by hand, with closures in arrays and nothing else. What the core does
/// beside it (order, ends, disposal, threads) is what the ratio shows.
enum Limit<Value: Payload>: Workloads {
  static func pump(n: Int, subscribers: Int) -> Sample {
    let sum = Checksum.shared
    let hub = LimitHub<Value>()
    for _ in 0..<subscribers { hub.observers.append(local { sum.add($0) }) }
    return measure(operations: n * subscribers, sum) {
      for index in 0..<n { hub.emit(.element(index)) }
    }
  }

  static func chain(n: Int) -> Sample {
    let sum = Checksum.shared
    let hub = LimitHub<Value>()
    let first = local { (value: Value) in value.mapped }
    let isWanted = local { (value: Value) in value.isWanted }
    let second = local { (value: Value) in value.mapped }
    let observer = local { (value: Value) in sum.add(value) }
    hub.observers.append(
      local { value in
        let value = first(value)
        if isWanted(value) { observer(second(value)) }
      })
    return measure(operations: n, sum) {
      for index in 0..<n { hub.emit(.element(index)) }
    }
  }

  static func relayAcceptRead(n: Int) -> Sample {
    let sum = Checksum.shared
    let hub = LimitHub<Value>()
    let newest = opaque(LimitState(Value.element(0)))
    hub.observers.append(local { sum.add($0) })
    return measure(operations: n, sum) {
      for index in 0..<n {
        let value = Value.element(index)
        newest.value = value
        hub.emit(value)
        sum.add(newest.value)
      }
    }
  }

  static func share(n: Int, subscribers: Int) -> Sample {
    let sum = Checksum.shared
    let source = LimitHub<Value>()
    let shared = LimitHub<Value>()
    let map = local { (value: Value) in value.mapped }
    for _ in 0..<subscribers { shared.observers.append(local { sum.add($0) }) }
    source.observers.append(local { shared.emit(map($0)) })
    return measure(operations: n * subscribers, sum) {
      for index in 0..<n { source.emit(.element(index)) }
    }
  }

  static func shareReplay1(n: Int, subscribers: Int) -> Sample {
    let sum = Checksum.shared
    let source = LimitHub<Value>()
    let shared = LimitHub<Value>()
    let newest = opaque(NewestOne<Value>())
    let map = local { (value: Value) in value.mapped }
    for _ in 0..<subscribers { shared.observers.append(local { sum.add($0) }) }
    source.observers.append(
      local {
        let value = map($0)
        newest.value = value
        shared.emit(value)
      })
    return measure(operations: n * subscribers, sum) {
      for index in 0..<n { source.emit(.element(index)) }
    }
  }
}
