extension Limit {
  static func combineLatest2(n: Int) -> Sample {
    let (a, b) = (LimitHub<Value>(), LimitHub<Value>())
    let newest = opaque(NewestThree<Value>())
    let select = Client.combining()
    let observer = Client.observing()
    a.add {
      newest.a = $0
      if let b = newest.b { observer(select($0, b)) }
    }
    b.add {
      newest.b = $0
      if let a = newest.a { observer(select(a, $0)) }
    }
    return measure(operations: n) {
      for index in stride(from: 0, to: n, by: 2) {
        Value.lend(index) { a.emit($0) }
        Value.lend(index &+ 1) { b.emit($0) }
      }
    }
  }

  static func combineLatest3(n: Int) -> Sample {
    let (a, b, c) = (LimitHub<Value>(), LimitHub<Value>(), LimitHub<Value>())
    let newest = opaque(NewestThree<Value>())
    let combine = combining(newest)
    a.add {
      newest.a = $0
      combine()
    }
    b.add {
      newest.b = $0
      combine()
    }
    c.add {
      newest.c = $0
      combine()
    }
    return measure(operations: n) {
      for index in stride(from: 0, to: n, by: 3) {
        Value.lend(index) { a.emit($0) }
        Value.lend(index &+ 1) { b.emit($0) }
        Value.lend(index &+ 2) { c.emit($0) }
      }
    }
  }

  @inline(never)
  private static func combining(_ newest: NewestThree<Value>) -> @Sendable () -> Void {
    let select = Client.combiningThree()
    let observer = Client.observing()
    return {
      if let a = newest.a, let b = newest.b, let c = newest.c { observer(select(a, b, c)) }
    }
  }

  static func switchLatest(n: Int) -> Sample {
    let sum = Checksum.shared
    let inner = opaque([LimitHub<Value>(), LimitHub<Value>()])
    let outer = LimitHub<Int>()
    let current = opaque(NewestOne<LimitHub<Value>>())
    outer.add { number in
      current.value?.observers.removeAll(keepingCapacity: true)
      let hub = inner[number]
      hub.add { sum.add($0) }
      current.value = hub
    }
    return measure(operations: n) {
      for index in 0..<n {
        let number = (index / 10) & 1
        if index % 10 == 0 { outer.emit(number) }
        Value.lend(index) { inner[number].emit($0) }
      }
    }
  }
}
