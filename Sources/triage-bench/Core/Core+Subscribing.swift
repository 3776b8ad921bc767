import Observables

extension Core {
  static func churn(n: Int) -> Sample {
    let subject = opaque(PublishSubject<Value>())
    return measure(operations: n) {
      for number in 0..<n {
        let subscription = subject.subscribe(onNext: Client.observing(number))
        subscription.dispose()
      }
    }
  }

  static func churnLive(n: Int, live: Int) -> Sample {
    let subject = opaque(PublishSubject<Value>())
    var subscriptions = (0..<live).map { subject.subscribe(onNext: Client.observing($0)) }
    let victims = scattered(n, below: live)
    return measure(operations: n) {
      for victim in victims {
        subscriptions[victim].dispose()
        subscriptions[victim] = subject.subscribe(onNext: Client.observing(victim))
      }
    }
  }

  static func churnInDelivery(n: Int, live: Int) -> Sample {
    let sum = Checksum.shared
    let subject = opaque(PublishSubject<Value>())
    let state = opaque(LimitState((subscriptions: [any Disposable](), turn: 0)))
    let victims = scattered(n, below: live)
    let ignore = Client.ignoring()
    let first = subject.subscribe(onNext: { [unowned subject] _ in
      let victim = victims[state.value.turn]
      state.value.turn &+= 1
      sum.add(victim)
      state.value.subscriptions[victim].dispose()
      state.value.subscriptions[victim] = subject.subscribe(onNext: ignore)
    })
    state.value.subscriptions = (0..<live).map { _ in subject.subscribe(onNext: ignore) }
    defer { first.dispose() }
    return measure(operations: n) {
      for index in 0..<n { Value.lend(index) { subject.onNext($0) } }
    }
  }

  static func disposeBag(n: Int) -> Sample {
    let sum = Checksum.shared
    let disposables = (0..<n).map { number in Disposables.create { sum.add(number) } }
    return measure(operations: n) {
      let bag = DisposeBag()
      for disposable in disposables { disposable.disposed(by: bag) }
    }
  }
}
