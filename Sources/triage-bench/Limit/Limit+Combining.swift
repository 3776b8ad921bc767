extension Limit {
  static func combineLatest2(n: Int) -> Sample {
    let sum = Checksum.shared
    let (a, b) = (LimitHub<Value>(), LimitHub<Value>())
    let newest = opaque(NewestThree<Value>())
    let select = local { (a: Value, b: Value) in Value.combined(a, b) }
    let observer = local { (value: Value) in sum.add(value) }
    a.observers.append(
      local {
        newest.a = $0
        if let b = newest.b { observer(select($0, b)) }
      })
    b.observers.append(
      local {
        newest.b = $0
        if let a = newest.a { observer(select(a, $0)) }
      })
    return measure(operations: n, sum) {
      for index in stride(from: 0, to: n, by: 2) {
        a.emit(.element(index))
        b.emit(.element(index &+ 1))
      }
    }
  }

  static func combineLatest3(n: Int) -> Sample {
    let sum = Checksum.shared
    let (a, b, c) = (LimitHub<Value>(), LimitHub<Value>(), LimitHub<Value>())
    let newest = opaque(NewestThree<Value>())
    let select = local { (a: Value, b: Value, c: Value) in Value.combined(.combined(a, b), c) }
    let observer = local { (value: Value) in sum.add(value) }
    let combine = local { (_: Value) in
      if let a = newest.a, let b = newest.b, let c = newest.c { observer(select(a, b, c)) }
    }
    a.observers.append(
      local {
        newest.a = $0
        combine($0)
      })
    b.observers.append(
      local {
        newest.b = $0
        combine($0)
      })
    c.observers.append(
      local {
        newest.c = $0
        combine($0)
      })
    return measure(operations: n, sum) {
      for index in stride(from: 0, to: n, by: 3) {
        a.emit(.element(index))
        b.emit(.element(index &+ 1))
        c.emit(.element(index &+ 2))
      }
    }
  }

  static func switchLatest(n: Int) -> Sample {
    let sum = Checksum.shared
    let inner = opaque([LimitHub<Value>(), LimitHub<Value>()])
    let outer = LimitHub<Int>()
    let current = opaque(NewestOne<LimitHub<Value>>())
    outer.observers.append(
      local { number in
        current.value?.observers.removeAll(keepingCapacity: true)
        let hub = inner[number]
        hub.observers.append { sum.add($0) }
        current.value = hub
      })
    return measure(operations: n, sum) {
      for index in 0..<n {
        let number = (index / 10) & 1
        if index % 10 == 0 { outer.emit(number) }
        inner[number].emit(.element(index))
      }
    }
  }
}
