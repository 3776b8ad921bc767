import Observables

/// The core as its clients use it: through the module's door, with what stands behind closures and subjects hidden.
enum Core<Value: Payload>: Workloads {
  static func pump(n: Int, subscribers: Int) -> Sample {
    let sum = Checksum.shared
    let subject = opaque(PublishSubject<Value>())
    for _ in 0..<subscribers { subject.subscribe(onNext: hidden { sum.add($0) }) }
    return measure(operations: n * subscribers, sum) {
      for index in 0..<n { subject.onNext(.element(index)) }
    }
  }

  static func chain(n: Int) -> Sample {
    let sum = Checksum.shared
    let subject = opaque(PublishSubject<Value>())
    subject.map(hidden { $0.mapped }).filter(hidden { $0.isWanted }).map(hidden { $0.mapped })
      .subscribe(onNext: hidden { sum.add($0) })
    return measure(operations: n, sum) {
      for index in 0..<n { subject.onNext(.element(index)) }
    }
  }

  static func relayAcceptRead(n: Int) -> Sample {
    let sum = Checksum.shared
    let relay = opaque(BehaviorRelay(value: Value.element(0)))
    relay.asObservable().subscribe(onNext: hidden { sum.add($0) })
    return measure(operations: n, sum) {
      for index in 0..<n {
        relay.accept(.element(index))
        sum.add(relay.value)
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
    let sum = Checksum.shared
    let subject = opaque(PublishSubject<Value>())
    let shared = share(subject.map(hidden { $0.mapped }))
    for _ in 0..<subscribers { shared.subscribe(onNext: hidden { sum.add($0) }) }
    return measure(operations: n * subscribers, sum) {
      for index in 0..<n { subject.onNext(.element(index)) }
    }
  }
}
