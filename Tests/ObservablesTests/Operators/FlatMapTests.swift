import Observables
import ObservablesTesting
import Testing

struct FlatMapTests {
  let log = Log<String>()
  let a = PublishSubject<Int>()
  let inner = [PublishSubject<Int>(), PublishSubject<Int>()]

  @Test func `all inner sequences are heard at once, and it completes with the last`() {
    a.flatMap { [inner] in inner[$0] }.write(to: log)
    a.onNext(0)
    a.onNext(1)
    inner[0].onNext(1)
    inner[1].onNext(2)
    inner[0].onNext(3)
    a.onCompleted()
    inner[1].onCompleted()
    #expect(log.all == ["1", "2", "3"])
    inner[0].onCompleted()
    #expect(log.all == ["1", "2", "3", "|"])
  }

  @Test func `with cold sequences, event for event`() {
    let scheduler = TestScheduler(initialClock: 0)
    let short = scheduler.createColdObservable([.next(5, 1), .next(25, 2), .completed(40)])
    let source = scheduler.createHotObservable([.next(210, 10), .next(220, 20), .completed(230)])
    let observer = scheduler.start { source.flatMap { element in short.asObservable().map { element + $0 } } }
    #expect(
      observer.events == [.next(215, 11), .next(225, 21), .next(235, 12), .next(245, 22), .completed(260)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(short.subscriptions == [Subscription(210, 250), Subscription(220, 260)])
  }

  @Test func `an error of the source, of an inner sequence or of the selector ends all`() {
    a.flatMap { [inner] in inner[$0] }.write(to: log)
    a.onNext(0)
    a.onNext(1)
    inner[0].onError(Oops())
    #expect(log.all == ["#"])
    #expect(a.observerCount == 0 && inner[1].observerCount == 0)
    let b = PublishSubject<Int>()
    b.flatMap { _ -> Observable<Int> in throw Oops() }.write(to: log)
    b.onNext(1)
    #expect(log.all == ["#", "#"])
    #expect(b.observerCount == 0)
  }

  @Test func `a sequence that tells itself more is not recursion`() {
    // Each element makes the next, a hundred thousand deep.
    a.flatMap { Observable.just($0) }.subscribe(onNext: { [a, log] in
      if $0 < 100_000 { a.onNext($0 + 1) } else { log.add("done") }
    })
    a.onNext(0)
    #expect(log.all == ["done"])
    a.onCompleted()
  }

  @Test func `inner sequences that have completed leave nothing behind`() {
    Observable.from(0..<100_000).flatMap { Observable.just($0) }.reduce(0) { $0 + $1 }.write(to: log)
    #expect(log.all == ["4999950000", "|"])
    a.flatMap { [inner] _ in inner[0] }.write(to: log)
    for _ in 0..<10_000 { a.onNext(0) }
    #expect(inner[0].observerCount == 10_000)
    inner[0].onCompleted()
    #expect(inner[0].observerCount == 0)
    a.onCompleted()
    #expect(log.all.last == "|")
  }

  @Test func `a selector that disposes is not subscribed to`() {
    let own = Holder<any Disposable>()
    own.value = a.flatMap { [inner] in
      own.value?.dispose()
      return inner[$0]
    }.write(to: log)
    a.onNext(0)
    #expect(inner[0].observerCount == 0)
    #expect(log.all == [])
  }

  @Test func `an inner subject that is dropped does not keep what is below`() {
    let living = Counter()
    do {
      let outer = PublishSubject<PublishSubject<Int>>()
      let tracer = Tracer(living)
      outer.flatMap { $0 }.subscribe(onNext: { _ in tracer.touch() })
      outer.onNext(PublishSubject())
    }
    #expect(living.count == 0)
  }

  @Test func `two threads on two inner sequences are serialised`() {
    let witness = Witness()
    a.flatMap { [inner] in inner[$0] }.subscribe(onNext: { witness.see($0) })
    a.onNext(0)
    a.onNext(1)
    onThreads(
      { [inner] in for i in 0..<100_000 { inner[0].onNext(i << 1) } },
      { [inner] in for i in 0..<100_000 { inner[1].onNext(i << 1 | 1) } })
    #expect(witness.count == 200_000)
    #expect(witness.faults == 0)
    a.onCompleted()
    for subject in inner { subject.onCompleted() }
  }
}
