import Observables

/// The core as its clients use it: through the module's door, with what stands behind closures and subjects hidden.
enum Core<Value: Payload>: Workloads {
  typealias Client = Closures<Value>

  static func pump(n: Int, subscribers: Int) -> Sample {
    let subject = opaque(PublishSubject<Value>())
    for _ in 0..<subscribers { subject.subscribe(onNext: Client.observing()) }
    return measure(operations: n * subscribers) {
      for index in 0..<n { Value.lend(index) { subject.onNext($0) } }
    }
  }

  static func chain(n: Int) -> Sample {
    let subject = opaque(PublishSubject<Value>())
    subject.map(Client.mapping()).filter(Client.filtering()).map(Client.mapping())
      .subscribe(onNext: Client.observing())
    return measure(operations: n) {
      for index in 0..<n { Value.lend(index) { subject.onNext($0) } }
    }
  }

  static func relayAcceptRead(n: Int) -> Sample {
    let sum = Checksum.shared
    let relay = opaque(BehaviorRelay(value: Value.first))
    let reader = opaque(Reader(Value.first))
    relay.asObservable().subscribe(onNext: Client.observing())
    return measure(operations: n) {
      for index in 0..<n {
        Value.lend(index) { relay.accept($0) }
        let value = relay.value
        sum.add(value)
        reader.last = value
      }
    }
  }

  static func share(n: Int, subscribers: Int) -> Sample {
    shared(n, subscribers) { $0.share() }
  }

  static func shareReplay1(n: Int, subscribers: Int) -> Sample {
    shared(n, subscribers) { $0.share(replay: 1) }
  }

  private static func shared(
    _ n: Int, _ subscribers: Int, _ share: (Observable<Value>) -> Observable<Value>
  ) -> Sample {
    let subject = opaque(PublishSubject<Value>())
    let shared = share(subject.map(Client.mapping()))
    for _ in 0..<subscribers { shared.subscribe(onNext: Client.observing()) }
    return measure(operations: n * subscribers) {
      for index in 0..<n { Value.lend(index) { subject.onNext($0) } }
    }
  }
}
