extension Limit {
  static func churn(n: Int) -> Sample {
    var places = opaque(LimitPlaces<Value>())
    return measure(operations: n) {
      for number in 0..<n {
        let place = places.add(Client.observing(number))
        places.remove(place)
      }
    }
  }

  static func churnLive(n: Int, live: Int) -> Sample {
    var places = opaque(LimitPlaces<Value>())
    var taken = (0..<live).map { places.add(Client.observing($0)) }
    let victims = scattered(n, below: live)
    return measure(operations: n) {
      for victim in victims {
        places.remove(taken[victim])
        taken[victim] = places.add(Client.observing(victim))
      }
    }
  }

  static func churnInDelivery(n: Int, live: Int) -> Sample {
    let sum = Checksum.shared
    let state = opaque(Replacing<Value>())
    let victims = scattered(n, below: live)
    _ = state.places.add { _ in
      let victim = victims[state.turn]
      state.turn &+= 1
      sum.add(victim)
      state.places.remove(state.taken[victim])
      state.taken[victim] = state.places.add { _ in }
    }
    state.taken = (0..<live).map { _ in state.places.add { _ in } }
    return measure(operations: n) {
      for index in 0..<n {
        Value.lend(index) { value in
          for place in 0..<state.places.observers.count { state.places.observers[place]?(value) }
        }
      }
    }
  }

  static func disposeBag(n: Int) -> Sample {
    let sum = Checksum.shared
    let disposables = (0..<n).map { number in { sum.add(number) } }
    return measure(operations: n) {
      var bag: [() -> Void] = []
      for disposable in disposables { bag.append(disposable) }
      for disposable in bag { disposable() }
    }
  }
}
