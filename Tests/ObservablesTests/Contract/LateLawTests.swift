import Observables
import Testing

/// What holds for the operators that speak when their source ends.
struct LateLawTests {
  let subject = PublishSubject<Int>()
  let log = Log<String>()

  @Test(arguments: OperatorCase.late)
  func `all is told at completion, in order, and once`(by operation: OperatorCase) {
    operation.apply(subject).write(to: log)
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.all == [])
    subject.onCompleted()
    subject.onNext(3)
    subject.onCompleted()
    #expect(log.all == ["1", "2", "|"])
  }

  @Test(arguments: OperatorCase.late)
  func `an error is told at once and alone`(by operation: OperatorCase) {
    operation.apply(subject).write(to: log)
    subject.onNext(1)
    subject.onError(Oops())
    #expect(log.all == ["#"])
  }

  @Test(arguments: OperatorCase.late)
  func `an empty source makes an empty sequence`(by operation: OperatorCase) {
    operation.apply(.empty()).write(to: log)
    #expect(log.all == ["|"])
  }

  @Test(arguments: OperatorCase.late)
  func `disposed of before the end, nothing is told`(by operation: OperatorCase) {
    let subscription = operation.apply(subject).write(to: log)
    subject.onNext(1)
    subscription.dispose()
    #expect(subject.observerCount == 0)
    subject.onCompleted()
    #expect(log.all == [])
  }

  @Test(arguments: OperatorCase.late)
  func `disposed of while it speaks, it stops`(by operation: OperatorCase) {
    let own = Holder<any Disposable>()
    own.value = operation.apply(subject).subscribe(
      onNext: { [log] in
        log.add("\($0)")
        own.value?.dispose()
      }, onCompleted: { [log] in log.add("|") })
    for i in 1...3 { subject.onNext(i) }
    subject.onCompleted()
    #expect(log.all == ["1"])
  }

  @Test(arguments: OperatorCase.late, LawTests.End.allCases)
  func `at the end every closure and every element is let go`(by operation: OperatorCase, end: LawTests.End) {
    let living = Counter()
    let subscription: any Disposable
    do {
      let tracer = Tracer(living)
      subscription = operation.apply(subject).subscribe(onNext: { _ in tracer.touch() })
    }
    subject.onNext(1)
    #expect(living.count == 1)
    switch end {
    case .completion: subject.onCompleted()
    case .error: subject.onError(Oops())
    case .disposal: subscription.dispose()
    }
    #expect(living.count == 0)
    #expect(subject.observerCount == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: OperatorCase.late)
  func `a subject that is dropped takes its observers with it`(through operation: OperatorCase) {
    let living = Counter()
    do {
      let subject = PublishSubject<Int>()
      let tracer = Tracer(living)
      operation.apply(subject).subscribe(onNext: { _ in tracer.touch() })
      subject.onNext(1)
    }
    #expect(living.count == 0)
  }

  @Test(arguments: OperatorCase.forgiving)
  func `an error is never told, and what takes its place is told once`(by operation: OperatorCase) {
    operation.apply(subject).write(to: log)
    subject.onNext(1)
    subject.onError(Oops())
    subject.onNext(2)
    #expect(log.all == ["1", "8", "9", "|"])
    #expect(subject.observerCount == 0)
  }

  @Test(arguments: OperatorCase.forgiving)
  func `disposed of while the place of an error is taken, it stops`(by operation: OperatorCase) {
    let own = Holder<any Disposable>()
    own.value = operation.apply(subject).subscribe(
      onNext: { [log] in
        log.add("\($0)")
        own.value?.dispose()
      }, onCompleted: { [log] in log.add("|") })
    subject.onError(Oops())
    #expect(log.all == ["8"])
  }

  @Test(arguments: OperatorCase.forgiving)
  func `when the place of an error is taken every closure is let go`(by operation: OperatorCase) {
    let living = Counter()
    let subscription: any Disposable
    do {
      let tracer = Tracer(living)
      subscription = operation.apply(subject).subscribe(onNext: { _ in tracer.touch() })
    }
    subject.onNext(1)
    subject.onError(Oops())
    #expect(living.count == 0)
    withExtendedLifetime(subscription) {}
  }
}
