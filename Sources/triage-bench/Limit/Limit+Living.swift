extension Limit {
  static func liveDirect(subjects: Int, perSubject: Int) -> AnyObject {
    Keeper(
      (0..<subjects).map { _ in
        let hub = LimitHub<Value>()
        for number in 0..<perSubject { hub.add(Client.observing(number)) }
        return hub
      })
  }

  static func liveChains(subjects: Int, perSubject: Int) -> AnyObject {
    Keeper(
      (0..<subjects).map { _ in
        let hub = LimitHub<Value>()
        for number in 0..<perSubject {
          hub.add(
            chain(
              Client.mapping(number), Client.filtering(number), Client.mapping(number), Client.observing(number)))
        }
        return hub
      })
  }
}
