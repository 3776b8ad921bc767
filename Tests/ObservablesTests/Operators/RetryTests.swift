import Observables
import ObservablesTesting
import Testing

struct RetryTests {
  let log = Log<String>()

  @Test func `it is subscribed to again whenever it fails, event for event`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(100, 1), .next(150, 2), .error(250, Oops())])
    let observer = scheduler.start(disposed: 800) { source.retry() }
    #expect(observer.events == [.next(300, 1), .next(350, 2), .next(550, 1), .next(600, 2)])
    #expect(source.subscriptions == [Subscription(200, 450), Subscription(450, 700), Subscription(700, 800)])
  }

  @Test func `so many times in all, and then the error is told`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(5, 1), .error(20, Oops())])
    let observer = scheduler.start { source.retry(3) }
    #expect(observer.events == [.next(205, 1), .next(225, 1), .next(245, 1), .error(260, Oops())])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240), Subscription(240, 260)])
  }

  @Test func `a completion ends it, and no attempt at all is empty`() {
    Observable.of(1, 2).retry().write(to: log)
    Observable.of(1, 2).retry(2).write(to: log)
    Observable.of(1, 2).retry(0).write(to: log)
    #expect(log.all == ["1", "2", "|", "1", "2", "|", "|"])
  }

  @Test func `what fails at once a hundred thousand times is no recursion`() {
    let tries = Counter()
    Observable<Int>.deferred {
      tries.bump()
      return tries.count < 100_000 ? .error(Oops()) : .just(1)
    }.retry().write(to: log)
    #expect(log.all == ["1", "|"])
    #expect(tries.count == 100_000)
  }

  @Test func `an observer that has enough ends it, though the source fails for ever`() {
    Observable.just(1).concat(Observable<Int>.error(Oops())).retry().take(3).write(to: log)
    #expect(log.all == ["1", "1", "1", "|"])
  }

  @Test(arguments: [true, false])
  func `what an attempt holds is free before the next begins`(isAtOnce: Bool) {
    let emit = Holder<AnyObserver<Int>>()
    let source = Observable<Int>.create { [log] observer in
      log.add("open")
      emit.value = observer
      if isAtOnce { observer.onError(Oops()) }
      return Disposables.create { log.add("close") }
    }
    source.map { $0 }.retry(2).write(to: log)
    if !isAtOnce { for _ in 0..<2 { emit.value?.onError(Oops()) } }
    #expect(log.all == ["open", "close", "open", "close", "#"])
  }

  @Test func `disposed of by the attempt's own error, there is no next`() {
    let tries = Counter()
    let own = Holder<any Disposable>()
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.deferred {
      tries.bump()
      return subject.asObservable()
    }.do(onError: { _ in own.value?.dispose() })
    own.value = source.retry().write(to: log)
    subject.onError(Oops())
    #expect(tries.count == 1)
    #expect(log.all == [])
  }
}
