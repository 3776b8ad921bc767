import Dispatch
import Observables
import ObservablesTesting
import Testing

struct SubscribeOnTests {
  @Test func `the source is subscribed to and left by the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(201, 1), .next(210, 2), .next(300, 3)])
    let observer = scheduler.start(disposed: 250) { source.subscribe(on: scheduler) }
    #expect(observer.events == [.next(210, 2)])
    #expect(source.subscriptions == [Subscription(201, 251)])
  }

  @Test func `elements and the end pass as they come`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Oops())])
    let observer = scheduler.start { source.subscribe(on: scheduler) }
    #expect(observer.events == [.next(210, 1), .error(220, Oops())])
    #expect(source.subscriptions == [Subscription(201, 220)])
  }

  @Test func `nothing is told after dispose, though the scheduler has not left the source yet`() {
    let deadlines = DeadlineScheduler()
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = source.subscribe(on: deadlines).write(to: log)
    deadlines.runDue(.now)
    source.onNext(1)
    subscription.dispose()
    #expect(source.observerCount == 1)
    source.onNext(2)
    #expect(log.all == ["1"])
    deadlines.runDue(.now)
    #expect(source.observerCount == 0)
  }

  @Test func `disposed of before the scheduler comes to it, the source is never subscribed to`() {
    let deadlines = DeadlineScheduler()
    let log = Log<String>()
    Observable.just(1).do(onSubscribe: { log.add("subscribed") }).subscribe(on: deadlines).write(to: log).dispose()
    deadlines.runDue(.now)
    #expect(log.all == [])
    #expect(deadlines.nextDeadline == nil)
  }

  @Test func `a source that tells without end stops though the scheduler is busy with it`() {
    let log = Log<String>()
    Observable.repeatElement(7).subscribe(on: CurrentThreadScheduler.instance).take(2).write(to: log)
    #expect(log.all == ["7", "7", "|"])
  }

  @Test func `subscribed to on one queue, told on another`() async {
    let key = DispatchSpecificKey<String>()
    func scheduler(_ name: String) -> SerialDispatchQueueScheduler {
      let queue = DispatchQueue(label: name)
      queue.setSpecific(key: key, value: name)
      return SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: name + ".inner")
    }
    let first = scheduler("first")
    let second = scheduler("second")
    let log = Log<String?>()
    await withCheckedContinuation { continuation in
      Observable<Int>.create { observer in
        log.add(DispatchQueue.getSpecific(key: key))
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
      }
      .subscribe(on: first)
      .observe(on: second)
      .subscribe(
        onNext: { _ in log.add(DispatchQueue.getSpecific(key: key)) }, onCompleted: { continuation.resume() })
    }
    #expect(log.all == ["first", "second"])
  }
}
