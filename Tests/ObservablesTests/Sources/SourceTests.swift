import Observables
import Testing

struct SourceTests {
  let log = Log<String>()

  @Test func `just, of, from, empty, error and never are what they say`() {
    Observable.just(1).write(to: log)
    Observable.of(1, 2).write(to: log)
    Observable.from([3]).write(to: log)
    Observable.from(optional: Int?.none).write(to: log)
    Observable.from(optional: 4).write(to: log)
    Observable<Int>.empty().write(to: log)
    Observable<Int>.error(Oops()).write(to: log)
    Observable<Int>.never().write(to: log)
    #expect(log.all == ["1", "|", "1", "2", "|", "3", "|", "|", "4", "|", "|", "#"])
  }

  @Test func `create runs once for each subscriber and frees its resource once`() {
    let source = Observable<Int>.create { [log] observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      return Disposables.create { log.add("freed") }
    }
    let subscription = source.write(to: log)
    subscription.dispose()
    source.write(to: log)
    #expect(log.all == ["1", "|", "freed", "1", "|", "freed"])
  }

  @Test func `a nested onNext of create's observer is queued`() {
    let emit = Holder<AnyObserver<Int>>()
    Observable<Int>.create { observer in
      emit.value = observer
      return Disposables.create()
    }.subscribe(onNext: { [log] in
      log.add("[\($0)")
      if $0 < 3 { emit.value?.onNext($0 + 1) }
      log.add("\($0)]")
    })
    emit.value?.onNext(1)
    #expect(log.all == ["[1", "1]", "[2", "2]", "[3", "3]"])
    emit.value?.onCompleted()
  }

  @Test func `a producer that keeps its observer keeps nobody else's closure`() {
    let living = Counter()
    let emit = Holder<AnyObserver<Int>>()
    let source = Observable<Int>.create { observer in
      emit.value = observer
      return Disposables.create()
    }
    do {
      let tracer = Tracer(living)
      source.subscribe(onNext: { _ in tracer.touch() }).dispose()
    }
    #expect(living.count == 0)
    emit.value?.onNext(1)
  }

  @Test func `deferred makes a sequence for each subscriber, and its error is the sequence's`() {
    let made = Counter()
    let source = Observable<Int>.deferred {
      made.bump()
      if made.count == 2 { throw Oops() }
      return .just(made.count)
    }
    source.write(to: log)
    source.write(to: log)
    #expect(log.all == ["1", "|", "#"])
  }
}
