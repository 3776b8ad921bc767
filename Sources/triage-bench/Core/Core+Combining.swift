import Observables

extension Core {
  static func combineLatest2(n: Int) -> Sample {
    let sum = Checksum.shared
    let (a, b) = (opaque(PublishSubject<Value>()), opaque(PublishSubject<Value>()))
    Observable.combineLatest(a, b, resultSelector: hidden { Value.combined($0, $1) })
      .subscribe(onNext: hidden { sum.add($0) })
    return measure(operations: n, sum) {
      for index in stride(from: 0, to: n, by: 2) {
        a.onNext(.element(index))
        b.onNext(.element(index &+ 1))
      }
    }
  }

  static func combineLatest3(n: Int) -> Sample {
    let sum = Checksum.shared
    let (a, b, c) = (
      opaque(PublishSubject<Value>()), opaque(PublishSubject<Value>()), opaque(PublishSubject<Value>())
    )
    Observable.combineLatest(a, b, c, resultSelector: hidden { Value.combined(.combined($0, $1), $2) })
      .subscribe(onNext: hidden { sum.add($0) })
    return measure(operations: n, sum) {
      for index in stride(from: 0, to: n, by: 3) {
        a.onNext(.element(index))
        b.onNext(.element(index &+ 1))
        c.onNext(.element(index &+ 2))
      }
    }
  }

  static func switchLatest(n: Int) -> Sample {
    let sum = Checksum.shared
    let inner = opaque([PublishSubject<Value>(), PublishSubject<Value>()])
    let outer = opaque(PublishSubject<Int>())
    outer.flatMapLatest(hidden { inner[$0] })
      .subscribe(onNext: hidden { sum.add($0) })
    return measure(operations: n, sum) {
      for index in 0..<n {
        let number = (index / 10) & 1
        if index % 10 == 0 { outer.onNext(number) }
        inner[number].onNext(.element(index))
      }
    }
  }

  static func scanDistinct(n: Int) -> Sample {
    let sum = Checksum.shared
    let subject = opaque(PublishSubject<Value>())
    scanDistinct(subject).subscribe(onNext: hidden { sum.add($0) })
    return measure(operations: n, sum) {
      for index in 0..<n { subject.onNext(.element(index)) }
    }
  }

  static func scanDistinctWithLatest(n: Int) -> Sample {
    let sum = Checksum.shared
    let (subject, other) = (opaque(PublishSubject<Value>()), opaque(PublishSubject<Value>()))
    scanDistinct(subject).withLatestFrom(other, resultSelector: hidden { Value.combined($0, $1) })
      .subscribe(onNext: hidden { sum.add($0) })
    return measure(operations: n, sum) {
      other.onNext(.element(7))
      for index in 0..<n { subject.onNext(.element(index)) }
    }
  }

  private static func scanDistinct(_ source: PublishSubject<Value>) -> Observable<Value> {
    source.scan(Value.element(0), accumulator: hidden { $1.accumulated(onto: $0) })
      .distinctUntilChanged()
  }
}
