extension Limit {
  static func scanDistinct(n: Int) -> Sample {
    let sum = Checksum.shared
    let hub = LimitHub<Value>()
    hub.observers.append(scanDistinct(local { sum.add($0) }))
    return measure(operations: n, sum) {
      for index in 0..<n { hub.emit(.element(index)) }
    }
  }

  static func scanDistinctWithLatest(n: Int) -> Sample {
    let sum = Checksum.shared
    let (hub, other) = (LimitHub<Value>(), LimitHub<Value>())
    let newest = opaque(NewestOne<Value>())
    let select = local { (a: Value, b: Value) in Value.combined(a, b) }
    let observer = local { (value: Value) in sum.add(value) }
    other.observers.append(local { newest.value = $0 })
    hub.observers.append(
      scanDistinct { value in
        if let other = newest.value { observer(select(value, other)) }
      })
    return measure(operations: n, sum) {
      other.emit(.element(7))
      for index in 0..<n { hub.emit(.element(index)) }
    }
  }

  // Becomes part of its callers, as if they had been written out.
  @inline(__always)
  private static func scanDistinct(_ observer: @escaping (Value) -> Void) -> (Value) -> Void {
    let state = opaque(Accumulated(Value.element(0)))
    let accumulate = local { (total: Value, value: Value) in value.accumulated(onto: total) }
    let areEqual = local { (a: Value, b: Value) in a == b }
    return local {
      let total = accumulate(state.total, $0)
      state.total = total
      if let last = state.last, areEqual(last, total) { return }
      state.last = total
      observer(total)
    }
  }
}
