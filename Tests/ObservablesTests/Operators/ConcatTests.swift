import Observables
import ObservablesTesting
import Testing

struct ConcatTests {
  let log = Log<String>()

  @Test func `the second is subscribed to when the first has completed`() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let second = scheduler.createColdObservable([.next(10, 2), .completed(30)])
    let observer = scheduler.start { first.concat(second) }
    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(250)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 250)])
  }

  @Test func `an error of the first ends all, and the second is not subscribed to`() {
    let subscribed = Counter()
    Observable<Int>.error(Oops()).concat(Observable.just(1).do(onSubscribe: { subscribed.bump() })).write(to: log)
    #expect(log.all == ["#"])
    #expect(subscribed.count == 0)
  }

  @Test func `a list, a sequence made as it goes, and none at all`() {
    Observable.concat(.of(1, 2), .empty(), .just(3)).write(to: log)
    Observable.concat((4...6).lazy.map { Observable.just($0) }).write(to: log)
    Observable<Int>.concat([]).write(to: log)
    #expect(log.all == ["1", "2", "3", "|", "4", "5", "6", "|", "|"])
  }

  @Test func `an endless sequence of sequences is run as far as it is wanted`() {
    let made = Counter()
    let endless = sequence(first: 0) { $0 + 1 }.lazy.map { element in
      made.bump()
      return Observable.just(element)
    }
    Observable.concat(endless).take(3).write(to: log)
    #expect(log.all == ["0", "1", "2", "|"])
    #expect(made.count == 3)
  }

  @Test func `a hundred thousand that end at once are no recursion`() {
    Observable<Int>.concat(repeatElement(.just(1), count: 100_000)).reduce(0) { $0 + $1 }.write(to: log)
    #expect(log.all == ["100000", "|"])
  }

  @Test func `what the first holds is free before the second begins, through other operators, too`() {
    let emit = Holder<AnyObserver<Int>>()
    let first = Observable<Int>.create { [log] observer in
      emit.value = observer
      return Disposables.create { log.add("freed") }
    }
    let second = Observable.just(2).do(onSubscribe: { [log] in log.add("second") })
    Observable.merge(first.map { $0 }.do(onCompleted: {}), .empty()).ifEmpty(default: 0).concat(second).write(to: log)
    emit.value?.onNext(1)
    emit.value?.onCompleted()
    #expect(log.all == ["1", "freed", "second", "2", "|"])
  }

  @Test func `an observer that disposes between the two stops it there`() {
    let own = Holder<any Disposable>()
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    own.value = first.do(onCompleted: { own.value?.dispose() }).concat(second).write(to: log)
    first.onCompleted()
    #expect(second.observerCount == 0)
    #expect(log.all == [])
  }
}
