import Observables
import ObservablesTesting
import Testing

/// The operators with several sources and no clock.
struct CombiningTests {
  let log = Log<String>()
  let a = PublishSubject<Int>()
  let b = PublishSubject<Int>()

  @Test func `merge passes what comes, completes with the last and fails with the first`() {
    Observable.merge(a, b).write(to: log)
    a.onNext(1)
    b.onNext(2)
    a.onCompleted()
    b.onNext(3)
    b.onCompleted()
    #expect(log.all == ["1", "2", "3", "|"])
    let c = PublishSubject<Int>()
    Observable.merge([c, .never()]).write(to: log)
    c.onError(Oops())
    #expect(log.all.last == "#")
    Observable<Int>.merge([]).write(to: log)
    #expect(log.all.last == "|")
  }

  @Test func `combineLatest waits for all and then tells each change`() {
    let c = PublishSubject<Int>()
    Observable.combineLatest(a, b) { $0 * 10 + $1 }.write(to: log)
    Observable.combineLatest(a, b, c) { $0 * 100 + $1 * 10 + $2 }.write(to: log, as: "three ")
    a.onNext(1)
    b.onNext(2)
    c.onNext(3)
    a.onNext(4)
    #expect(log.all == ["12", "three 123", "42", "three 423"])
  }

  @Test func `a diamond shows the state between, as RxSwift's does`() {
    Observable.combineLatest(a, a.map { $0 * 10 }) { "\($0)/\($1)" }.write(to: log)
    a.onNext(1)
    a.onNext(2)
    #expect(log.all == ["1/10", "2/10", "2/20"])
  }

  @Test func `combineLatest completes with the last source, or when what is missing cannot come`() {
    let scheduler = TestScheduler(initialClock: 0)
    let empty = scheduler.createHotObservable([Recorded.completed(210, Int.self)])
    let late = scheduler.createHotObservable([.next(215, 2), .completed(220)])
    let missing = scheduler.start { Observable.combineLatest(empty, late) { $0 + $1 } }
    #expect(missing.events == [.completed(215)])
    #expect(empty.subscriptions == [Subscription(200, 210)])
    #expect(late.subscriptions == [Subscription(200, 215)])
  }

  @Test func `combineLatest of a collection keeps its order, and of none is empty`() {
    Observable.combineLatest([a, b]).write(to: log)
    b.onNext(2)
    a.onNext(1)
    #expect(log.all == ["[1, 2]"])
    Observable.combineLatest([Observable<Int>]()).write(to: log)
    #expect(log.all.last == "|")
  }

  @Test func `an error of one source leaves the others`() {
    Observable.combineLatest(a, b) { $0 + $1 }.write(to: log)
    a.onError(Oops())
    #expect(b.observerCount == 0)
    #expect(log.all == ["#"])
  }

  @Test func `withLatestFrom follows its source, drops what comes too early and ignores the other's completion`() {
    a.withLatestFrom(b) { $0 * 10 + $1 }.write(to: log)
    a.onNext(1)
    b.onNext(5)
    a.onNext(2)
    b.onNext(6)
    b.onCompleted()
    a.onNext(3)
    a.onCompleted()
    #expect(log.all == ["25", "36", "|"])
  }

  @Test func `take(until:) ends with the other's first element, passes its error and ignores its completion`() {
    a.take(until: b).write(to: log)
    a.onNext(1)
    b.onNext(0)
    a.onNext(2)
    #expect(log.all == ["1", "|"])
    #expect(a.observerCount == 0 && b.observerCount == 0)
    a.take(until: Observable<Int>.empty()).write(to: log)
    a.onNext(3)
    #expect(log.all.last == "3")
    a.take(until: Observable<Int>.error(Oops())).write(to: log)
    #expect(log.all.last == "#")
    a.take(until: Observable.just(0)).write(to: log)
    a.onNext(4)
    #expect(log.all.suffix(2) == ["|", "4"])
  }

  @Test func `flatMapLatest hears the newest sequence only, and completes with it`() {
    let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
    a.flatMapLatest { inner[$0] }.write(to: log)
    a.onNext(0)
    inner[0].onNext(1)
    inner[1].onNext(2)
    a.onNext(1)
    #expect(inner.map(\.observerCount) == [0, 1])
    inner[0].onNext(3)
    inner[1].onNext(4)
    a.onCompleted()
    inner[1].onNext(5)
    inner[1].onCompleted()
    #expect(log.all == ["1", "4", "5", "|"])
  }

  @Test func `flatMapLatest into itself finishes the sequence it is at first`() {
    a.flatMapLatest { Observable.of($0, $0 * 10) }.subscribe(onNext: { [a, log] in
      log.add("\($0)")
      if $0 == 1 { a.onNext(2) }
    })
    a.onNext(1)
    #expect(log.all == ["1", "10", "2", "20"])
    a.onCompleted()
  }

  @Test func `a thousand switches leave one subscription`() {
    let segment = BehaviorRelay(value: 0)
    let tasks = BehaviorRelay(value: [1, 2, 3])
    let bag = DisposeBag()
    segment.flatMapLatest { segment in tasks.map { $0.filter { $0 % 3 == segment } } }
      .subscribe(onNext: { _ in }).disposed(by: bag)
    for i in 0..<1000 { segment.accept(i % 3) }
    #expect(segment.observerCount == 1)
    #expect(tasks.observerCount == 1)
    #expect(bag.count == 1)
  }
}
