import Observables
import Testing

/// What holds for every operator.
struct LawTests {
  @Test(arguments: OperatorCase.all)
  func `elements pass in order, completion once, and nothing after it`(of operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    operation.apply(subject).write(to: log)
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    subject.onError(Oops())
    subject.onCompleted()
    #expect(log.all == ["1", "2", "|"])
  }

  @Test(arguments: OperatorCase.all)
  func `an error passes once, after what came before it`(of operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    operation.apply(subject).write(to: log)
    subject.onNext(1)
    subject.onError(Oops())
    subject.onError(Oops())
    subject.onNext(2)
    #expect(log.all == ["1", "#"])
  }

  @Test(arguments: OperatorCase.all)
  func `a producer that breaks the grammar is put right`(by operation: OperatorCase) {
    // It subscribes to the source first, so all comes too early.
    if operation.name == "skip(until:)" { return }
    let log = Log<String>()
    let rude = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Oops())
      return Disposables.create()
    }
    operation.apply(rude).write(to: log)
    #expect(log.all == ["1", "|"])
  }

  @Test(arguments: OperatorCase.all)
  func `nothing comes after dispose has returned, not even an end`(from operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = operation.apply(subject).write(to: log)
    subject.onNext(1)
    subscription.dispose()
    #expect(subject.observerCount == 0)
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.all == ["1"])
  }

  @Test(arguments: OperatorCase.all)
  func `an observer that disposes inside its own call is not called again`(by operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let own = Holder<any Disposable>()
    own.value = operation.apply(subject).subscribe(onNext: {
      log.add($0)
      subject.onNext($0 + 1)
      own.value?.dispose()
    })
    subject.onNext(1)
    subject.onNext(5)
    #expect(log.all == [1])
    #expect(subject.observerCount == 0)
  }

  @Test(arguments: OperatorCase.all)
  func `nested events keep one order for all observers`(through operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let first = Log<Int>()
    let second = Log<Int>()
    let result = operation.apply(subject)
    result.subscribe(onNext: {
      first.add($0)
      if $0 < 3 { subject.onNext($0 + 1) }
    })
    result.subscribe(onNext: { second.add($0) })
    subject.onNext(1)
    #expect(first.all == [1, 2, 3])
    #expect(second.all == [1, 2, 3])
    subject.onCompleted()
  }

  @Test(arguments: OperatorCase.all)
  func `the stack stays flat, however deep events feed themselves`(through operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let last = Holder(0)
    operation.apply(subject).subscribe(onNext: {
      if $0 < 100_000 { subject.onNext($0 + 1) } else { last.value = $0 }
    })
    subject.onNext(1)
    #expect(last.value == 100_000)
    subject.onCompleted()
  }

  enum End: CaseIterable { case completion, error, disposal }

  @Test(arguments: OperatorCase.all, End.allCases)
  func `at the end every closure is let go at once`(by operation: OperatorCase, end: End) {
    let living = Counter()
    let subject = PublishSubject<Int>()
    let result = operation.apply(subject)
    let subscription: any Disposable
    do {
      let tracer = Tracer(living)
      subscription = result.subscribe(
        onNext: { _ in tracer.touch() }, onError: { _ in tracer.touch() }, onCompleted: { tracer.touch() },
        onDisposed: { tracer.touch() })
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
    withExtendedLifetime((result, subscription)) {}
  }

  @Test(arguments: OperatorCase.all)
  func `a finished subscription leaves its bag by itself`(of operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    operation.apply(subject).subscribe(onNext: { _ in }).disposed(by: bag)
    #expect(bag.count == 1)
    subject.onCompleted()
    #expect(bag.count == 0)
  }

  @Test(arguments: OperatorCase.all)
  func `create's resource goes with the subscription, though the producer has forgotten its observer`(
    through operation: OperatorCase
  ) {
    let log = Log<String>()
    let source = Observable<Int>.create { _ in Disposables.create { log.add("freed") } }
    let subscription = operation.apply(source).subscribe(onDisposed: { log.add("disposed") })
    subscription.dispose()
    #expect(log.all == ["freed", "disposed"])
  }

  @Test(arguments: OperatorCase.all)
  func `a subject that is dropped takes its observers with it, disposed of or not`(through operation: OperatorCase) {
    // What is remembered for ever, and what `create` has made, stay until they are disposed of. So does a subject that
    // is needed again, or that lies in a list or in a closure of the user's, with all that observes it.
    let keepers = ["forever", "create", "retry", "sequence:", "concat of several", "of one"]
    if keepers.contains(where: operation.name.contains) { return }
    let living = Counter()
    do {
      let subject = PublishSubject<Int>()
      let tracer = Tracer(living)
      operation.apply(subject).subscribe(onNext: { _ in tracer.touch() })
      subject.onNext(1)
    }
    #expect(living.count == 0)
  }

  @Test(arguments: OperatorCase.all)
  func `a subscription that nobody holds lives on with its source`(through operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    func subscribe() { operation.apply(subject).subscribe(onNext: { log.add($0) }) }
    subscribe()
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.all == [1, 2])
    subject.onCompleted()
  }

  @Test(arguments: OperatorCase.direct)
  func `a source without end that tells all at once stops when there is enough`(through operation: OperatorCase) {
    // These wait for another source, which comes later, or, in `create`, for what ends the subscription.
    let waiting = ["skip(until:)", "zip", "combineLatest of 2", "combineLatest of 3", "create"]
    if waiting.contains(where: { operation.name.hasPrefix($0) }) { return }
    let log = Log<String>()
    operation.apply(Observable.from(sequence(first: 1) { $0 + 1 })).take(3).write(to: log)
    #expect(log.all == ["1", "2", "3", "|"])
  }
}
