import Observables
import ObservablesTesting
import Testing

/// publish, replay, replayAll, multicast and what connects them.
struct ConnectableTests {
  let log = Log<String>()
  let source = PublishSubject<Int>()

  @Test func `publish tells nothing before connect, and all observers from then on`() {
    let published = source.publish()
    published.write(to: log, as: "a")
    source.onNext(1)
    let connection = published.connect()
    #expect(source.observerCount == 1)
    source.onNext(2)
    published.write(to: log, as: "b")
    source.onNext(3)
    #expect(log.all == ["a2", "a3", "b3"])
    connection.dispose()
    #expect(source.observerCount == 0)
  }

  @Test func `connecting twice is connecting once`() {
    let published = source.publish()
    let first = published.connect()
    let second = published.connect()
    #expect(first === second)
    #expect(source.observerCount == 1)
    second.dispose()
    #expect(source.observerCount == 0)
  }

  @Test func `disposing of the connection tells nothing; the next one is a new run for those who come then`() {
    let published = source.publish()
    published.write(to: log, as: "a")
    published.connect().dispose()
    published.write(to: log, as: "b")
    let connection = published.connect()
    source.onNext(1)
    #expect(log.all == ["b1"])
    connection.dispose()
  }

  @Test func `at the end all are told; who comes later waits for a new run`() {
    let published = source.publish()
    published.write(to: log, as: "a")
    published.connect()
    source.onCompleted()
    published.write(to: log, as: "b")
    #expect(log.all == ["a|"])
    published.connect()
    #expect(log.all == ["a|", "b|"])
  }

  @Test func `replay tells newcomers the last ones of this run`() {
    let replayed = source.replay(2)
    let connection = replayed.connect()
    for number in 1...3 { source.onNext(number) }
    replayed.write(to: log, as: "a")
    #expect(log.all == ["a2", "a3"])
    connection.dispose()
    replayed.write(to: log, as: "b")
    #expect(log.all == ["a2", "a3"])
  }

  @Test func `replayAll tells newcomers all of this run`() {
    let replayed = source.replayAll()
    let connection = replayed.connect()
    for number in 1...100 { source.onNext(number) }
    replayed.write(to: log)
    #expect(log.all == (1...100).map(String.init))
    connection.dispose()
  }

  @Test func `multicast through a subject of one's own: it stays for all runs, and its end is final`() {
    let subject = BehaviorSubject(value: 0)
    let shared = source.multicast(subject)
    shared.write(to: log, as: "a")
    let first = shared.connect()
    source.onNext(1)
    first.dispose()
    shared.connect()
    source.onNext(2)
    source.onCompleted()
    shared.write(to: log, as: "b")
    #expect(log.all == ["a0", "a1", "a2", "a|", "b|"])
  }

  @Test func `multicast makes a subject for each run`() {
    let made = Counter()
    let shared = source.multicast(makeSubject: {
      made.bump()
      return PublishSubject<Int>()
    })
    shared.write(to: log)
    shared.write(to: log)
    #expect(made.count == 1)
    shared.connect().dispose()
    shared.connect().dispose()
    #expect(made.count == 2)
  }

  @Test func `multicast with a selector uses the source twice and subscribes to it once`() {
    let runs = Counter()
    let counted = source.do(onSubscribe: { runs.bump() })
    let subscription = counted.multicast({ PublishSubject<Int>() }) { shared in
      Observable.merge(shared.map { "\($0)" }, shared.map { "\($0 * 10)" })
    }.write(to: log)
    source.onNext(1)
    source.onNext(2)
    #expect(log.all == ["1", "10", "2", "20"])
    #expect(runs.count == 1 && source.observerCount == 1)
    subscription.dispose()
    #expect(source.observerCount == 0)
  }

  @Test func `what multicast's closures throw is the sequence's error`() {
    source.multicast({ () -> PublishSubject<Int> in throw Oops() }, selector: { $0 }).write(to: log)
    source.multicast({ PublishSubject<Int>() }, selector: { _ -> Observable<Int> in throw Oops() }).write(to: log)
    #expect(log.all == ["#", "#"])
    #expect(source.observerCount == 0)
  }

  @Test func `a source that ends while it is connected to leaves nothing behind`() {
    let published = Observable.of(1, 2).publish()
    published.write(to: log)
    published.connect().dispose()
    #expect(log.all == ["1", "2", "|"])
  }

  @Test func `nested elements keep one order for all observers`() {
    let published = source.publish()
    published.subscribe(onNext: { if $0 == 1 { self.source.onNext(2) } })
    published.write(to: log)
    published.connect()
    source.onNext(1)
    #expect(log.all == ["1", "2"])
    source.onCompleted()
  }

  @Test func `a connection in a bag goes with it`() {
    let published = source.publish()
    var bag = DisposeBag()
    published.connect().disposed(by: bag)
    #expect(source.observerCount == 1 && bag.count == 1)
    bag = DisposeBag()
    #expect(source.observerCount == 0)
    published.connect().disposed(by: bag)
    source.onCompleted()
    #expect(bag.count == 0)
  }

  @Test func `hot, with times: who subscribes when hears what`() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let hot: TestableObservable<Int> = scheduler.createHotObservable(try .marbles("-1-2-3-4-|", at: 200))
    let published = hot.publish()
    let first = scheduler.createObserver(Int.self)
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { published.subscribe(first) }
    scheduler.scheduleAt(202) { published.connect() }
    scheduler.scheduleAt(204) { published.subscribe(second) }
    scheduler.start()
    #expect(try first.events == .marbles("---2-3-4-|"))
    #expect(try second.events == .marbles("-----3-4-|"))
    #expect(hot.subscriptions == [Subscription(202, 209)])
  }
}
