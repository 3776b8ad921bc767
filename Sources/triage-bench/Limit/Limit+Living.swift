extension Limit {
  static func liveDirect(subjects: Int, perSubject: Int) -> AnyObject {
    let sum = Checksum.shared
    return Keeper(
      (0..<subjects).map { _ in
        let hub = LimitHub<Value>()
        for number in 0..<perSubject { hub.observers.append { sum.add($0, number) } }
        return hub
      })
  }

  static func liveChains(subjects: Int, perSubject: Int) -> AnyObject {
    let sum = Checksum.shared
    return Keeper(
      (0..<subjects).map { _ in
        let hub = LimitHub<Value>()
        for number in 0..<perSubject {
          let first = local { (value: Value) in number < 0 ? value : value.mapped }
          let isWanted = local { (value: Value) in number < 0 || value.isWanted }
          let second = local { (value: Value) in number < 0 ? value : value.mapped }
          let observer = local { (value: Value) in sum.add(value, number) }
          hub.observers.append(
            local { value in
              let value = first(value)
              if isWanted(value) { observer(second(value)) }
            })
        }
        return hub
      })
  }
}
