extension Limit {
  static func scanDistinct(n: Int) -> Sample {
    let hub = LimitHub<Value>()
    hub.add(scanDistinct(Client.observing()))
    return measure(operations: n) {
      for index in 0..<n { Value.lend(index) { hub.emit($0) } }
    }
  }

  static func scanDistinctWithLatest(n: Int) -> Sample {
    let (hub, other) = (LimitHub<Value>(), LimitHub<Value>())
    let newest = opaque(NewestOne<Value>())
    let select = Client.combining()
    let observer = Client.observing()
    other.add { newest.value = $0 }
    hub.add(
      scanDistinct { value in
        if let other = newest.value { observer(select(value, other)) }
      })
    return measure(operations: n) {
      Value.lend(7) { other.emit($0) }
      for index in 0..<n { Value.lend(index) { hub.emit($0) } }
    }
  }

  // Becomes part of its callers, as if they had been written out.
  @inline(__always)
  private static func scanDistinct(_ observer: @escaping @Sendable (Value) -> Void) -> @Sendable (Value) -> Void {
    let state = opaque(Accumulated(Value.first))
    let accumulate = Client.accumulating()
    let areEqual = Client.comparing()
    return {
      let total = accumulate(state.total, $0)
      state.total = total
      if let last = state.last, areEqual(last, total) { return }
      state.last = total
      observer(total)
    }
  }
}
