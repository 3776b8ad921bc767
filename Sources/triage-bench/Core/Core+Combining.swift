import Observables

extension Core {
  static func combineLatest2(n: Int) -> Sample {
    let (a, b) = (opaque(PublishSubject<Value>()), opaque(PublishSubject<Value>()))
    Observable.combineLatest(a, b, resultSelector: Client.combining()).subscribe(onNext: Client.observing())
    return measure(operations: n) {
      for index in stride(from: 0, to: n, by: 2) {
        Value.lend(index) { a.onNext($0) }
        Value.lend(index &+ 1) { b.onNext($0) }
      }
    }
  }

  static func combineLatest3(n: Int) -> Sample {
    let (a, b, c) = (
      opaque(PublishSubject<Value>()), opaque(PublishSubject<Value>()), opaque(PublishSubject<Value>())
    )
    Observable.combineLatest(a, b, c, resultSelector: Client.combiningThree())
      .subscribe(onNext: Client.observing())
    return measure(operations: n) {
      for index in stride(from: 0, to: n, by: 3) {
        Value.lend(index) { a.onNext($0) }
        Value.lend(index &+ 1) { b.onNext($0) }
        Value.lend(index &+ 2) { c.onNext($0) }
      }
    }
  }

  static func switchLatest(n: Int) -> Sample {
    let inner = opaque([PublishSubject<Value>(), PublishSubject<Value>()])
    let outer = opaque(PublishSubject<Int>())
    outer.flatMapLatest(choosing(from: inner)).subscribe(onNext: Client.observing())
    return measure(operations: n) {
      for index in 0..<n {
        let number = (index / 10) & 1
        if index % 10 == 0 { outer.onNext(number) }
        Value.lend(index) { inner[number].onNext($0) }
      }
    }
  }

  @inline(never)
  private static func choosing(
    from subjects: [PublishSubject<Value>]
  ) -> @Sendable (Int) -> PublishSubject<Value> { { subjects[$0] } }

  static func scanDistinct(n: Int) -> Sample {
    let subject = opaque(PublishSubject<Value>())
    scanDistinct(subject).subscribe(onNext: Client.observing())
    return measure(operations: n) {
      for index in 0..<n { Value.lend(index) { subject.onNext($0) } }
    }
  }

  static func scanDistinctWithLatest(n: Int) -> Sample {
    let (subject, other) = (opaque(PublishSubject<Value>()), opaque(PublishSubject<Value>()))
    scanDistinct(subject).withLatestFrom(other, resultSelector: Client.combining())
      .subscribe(onNext: Client.observing())
    return measure(operations: n) {
      Value.lend(7) { other.onNext($0) }
      for index in 0..<n { Value.lend(index) { subject.onNext($0) } }
    }
  }

  private static func scanDistinct(_ source: PublishSubject<Value>) -> Observable<Value> {
    source.scan(Value.first, accumulator: Client.accumulating()).distinctUntilChanged()
  }
}
