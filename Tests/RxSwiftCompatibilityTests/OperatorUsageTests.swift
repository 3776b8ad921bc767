import Dispatch
import Observables
import ObservablesTesting
import Testing

private enum SampleError: Error { case failed }

/// Operator tests in the shape of RxSwift's own.
final class OperatorUsageTests {
  @Test func `map, range`() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      .next(150, 1),
      .next(210, 0),
      .next(220, 1),
      .completed(300),
    ])

    let res = scheduler.start { xs.map { $0 * 2 } }

    let correctMessages = Recorded.events(
      .next(210, 0 * 2),
      .next(220, 1 * 2),
      .completed(300)
    )
    let correctSubscriptions = [
      Subscription(200, 300)
    ]
    #expect(res.events == correctMessages)
    #expect(xs.subscriptions == correctSubscriptions)
  }

  @Test func `map, error`() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      .next(150, 1),
      .next(210, 0),
      .error(300, SampleError.failed, Int.self),
    ])
    let res = scheduler.start { xs.map { $0 * 2 } }
    #expect(res.events == [.next(210, 0), .error(300, SampleError.failed)])
    #expect(xs.subscriptions == [Subscription(200, 300)])
  }

  @Test func `map, dispose`() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createColdObservable([.next(10, "a"), .next(500, "b")])
    let res = scheduler.start(disposed: 400) { () -> Observable<String> in xs.map { $0.uppercased() } }
    #expect(res.events == [.next(210, "A")])
    #expect(xs.subscriptions == [Subscription(200, 400)])
    #expect(xs.recordedEvents.count == 2)
  }

  @Test func `scheduleAt and observers`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    var subscription: Disposable! = nil
    scheduler.scheduleAt(100) { subscription = subject.subscribe(observer) }
    scheduler.scheduleAt(150) { subject.onNext(1) }
    scheduler.scheduleAt(200) { subscription.dispose() }
    scheduler.scheduleAt(250) { subject.onNext(2) }
    scheduler.start()
    #expect(observer.events == [.next(150, 1)])
    #expect(observer.events.first?.time == 150)
    #expect(observer.events.first?.value.element == 1)
  }

  @Test func `throttle, interval and timer`() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(290, 3), .completed(400)])
    let res = scheduler.start { xs.throttle(.seconds(50), latest: true, scheduler: scheduler) }
    #expect(res.events == [.next(210, 1), .next(260, 2), .next(310, 3), .completed(400)])

    let ticking = TestScheduler(initialClock: 0)
    let ticks = ticking.start {
      Observable<Int>.interval(.seconds(100), scheduler: ticking).take(2)
    }
    #expect(ticks.events == [.next(300, 0), .next(400, 1), .completed(400)])

    let single = TestScheduler(initialClock: 0)
    let timer = single.start { Observable<Int>.timer(.seconds(5), scheduler: single) }
    #expect(timer.events == [.next(205, 0), .completed(205)])
  }

  @Test func `connectable`() {
    var subscriptions = 0
    let source = Observable<Int>.deferred {
      subscriptions += 1
      return Observable.of(1, 2, 3)
    }
    let connectable = source.publish()
    var sum = 0
    _ = connectable.subscribe(onNext: { sum += $0 })
    _ = connectable.subscribe(onNext: { sum += $0 })
    let connection = connectable.connect()
    connection.dispose()
    #expect(subscriptions == 1)
    #expect(sum == 12)

    let shared = Observable<Int>.never().replay(1).refCount()
    let first = shared.subscribe()
    first.dispose()
  }

  @Test func `create, with a resource`() {
    var isFreed = false
    let source = Observable<Int>.create { observer in
      observer.on(.next(1))
      observer.on(.completed)
      return Disposables.create { isFreed = true }
    }
    var events: [String] = []
    let subscription =
      source
      .do(onNext: { events.append("do \($0)") }, onCompleted: { events.append("do completed") })
      .subscribe(
        onNext: { events.append("next \($0)") },
        onError: { events.append("error \($0)") },
        onCompleted: { events.append("completed") },
        onDisposed: { events.append("disposed") })
    subscription.dispose()
    #expect(isFreed)
    #expect(events == ["do 1", "next 1", "do completed", "completed", "disposed"])
  }

  @Test func `combineLatest in its three forms`() {
    let name = BehaviorRelay(value: "a")
    let age = BehaviorRelay(value: 1)
    var texts: [String] = []
    let bag = DisposeBag()
    Observable.combineLatest(name, age) { "\($0)\($1)" }
      .subscribe(onNext: { texts.append($0) }).disposed(by: bag)
    Observable.combineLatest(name, age)
      .map { name, age in "\(name)-\(age)" }
      .subscribe(onNext: { texts.append($0) }).disposed(by: bag)
    Observable.combineLatest([name.asObservable(), name.asObservable()])
      .subscribe(onNext: { texts.append($0.joined()) }).disposed(by: bag)
    age.accept(2)
    #expect(texts == ["a1", "a-1", "aa", "a2", "a-2"])
  }

  @Test func `to another queue and back into a task`() async throws {
    let background = SerialDispatchQueueScheduler(qos: .utility)
    let numbers = Observable.of(1, 2, 3)
      .subscribe(on: background)
      .observe(on: background)
      .map { $0 * 10 }
    var sum = 0
    for try await number in numbers.values(bufferingPolicy: .unbounded) { sum += number }
    #expect(sum == 60)
  }

  @Test func `sources on a scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let res = scheduler.start { Observable.range(start: 10, count: 2, scheduler: scheduler) }
    #expect(res.events == [.next(201, 10), .next(202, 11), .completed(203)])
    var elements: [Int] = []
    _ = Observable.from([1, 2], scheduler: CurrentThreadScheduler.instance).subscribe(onNext: { elements.append($0) })
    _ = Observable.just(3, scheduler: CurrentThreadScheduler.instance).subscribe(onNext: { elements.append($0) })
    #expect(elements == [1, 2, 3])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `a class that is not Sendable goes through time and threads as ever`() {
    final class Model {
      var name = ""
    }
    let scheduler = TestScheduler(initialClock: 0)
    let models = PublishSubject<Model>()
    var names: [String] = []
    let bag = DisposeBag()
    models.debounce(.seconds(1), scheduler: scheduler).subscribe(onNext: { names.append("1" + $0.name) }).disposed(
      by: bag)
    models.throttle(.seconds(1), scheduler: scheduler).subscribe(onNext: { names.append("2" + $0.name) }).disposed(
      by: bag)
    models.delay(.seconds(2), scheduler: scheduler).subscribe(onNext: { names.append("3" + $0.name) }).disposed(by: bag)
    models.observe(on: ImmediateScheduler.instance).subscribe(onNext: { names.append("4" + $0.name) }).disposed(by: bag)
    models.timeout(.seconds(9), scheduler: scheduler).subscribe(onNext: { names.append("5" + $0.name) }).disposed(
      by: bag)
    models.buffer(timeSpan: .seconds(3), count: 1, scheduler: scheduler)
      .subscribe(onNext: { names.append("6" + $0.map(\.name).joined()) }).disposed(by: bag)
    let model = Model()
    model.name = "a"
    models.onNext(model)
    scheduler.advanceTo(2)
    #expect(names == ["2a", "4a", "5a", "6a", "1a", "3a"])
    _ = Observable.just(model, scheduler: scheduler)
    let replay = ReplaySubject<Model>.create(bufferSize: 1)
    replay.onNext(model)
    let relay = BehaviorRelay<Model>(value: model)
    relay.bind(to: replay).disposed(by: bag)
    models.bind(to: relay).disposed(by: bag)
    #expect(relay.value === model)
  }
}
