import Dispatch
import Observables
import ObservablesTesting
import Testing

struct TestSchedulerTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `start makes at 100, subscribes at 200 and disposes at 1000`() {
    let log = Log<Int>()
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(999, 3), .next(1001, 4)])
    let observer = scheduler.start {
      log.add(self.scheduler.clock)
      return source
    }
    #expect(log.all == [100])
    #expect(observer.events == [.next(210, 2), .next(999, 3)])
    #expect(observer.elements == [2, 3])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `other times can be given`() {
    let source = scheduler.createHotObservable([.next(5, 1), .next(15, 2), .next(25, 3)])
    let observer = scheduler.start(created: 0, subscribed: 10, disposed: 20) { source }
    #expect(observer.events == [.next(15, 2)])
    #expect(source.subscriptions == [Subscription(10, 20)])
  }

  @Test func `a cold sequence counts from its subscription, each subscriber's own`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let first = scheduler.createObserver(Int.self)
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(100) { source.subscribe(first) }
    scheduler.scheduleAt(115) { source.subscribe(second) }
    scheduler.start()
    #expect(first.events == [.next(110, 1), .next(120, 2), .completed(130)])
    #expect(second.events == [.next(125, 1), .next(135, 2), .completed(145)])
    #expect(source.subscriptions == [Subscription(100, 130), Subscription(115, 145)])
  }

  @Test func `a subscription that lasts has no end`() {
    let source = scheduler.createColdObservable([Recorded.next(10, 1)])
    let subscription = source.subscribe(scheduler.createObserver(Int.self))
    scheduler.start()
    #expect(source.subscriptions == [Subscription(0)])
    #expect("\(source.subscriptions)" == "[0 – ∞]")
    subscription.dispose()
  }

  @Test func `advanceTo runs what is due up to a time and stops there`() {
    let log = Log<Int>()
    for time in [10, 20, 30] { scheduler.scheduleAt(time) { log.add(self.scheduler.clock) } }
    scheduler.advanceTo(20)
    #expect(log.all == [10, 20])
    #expect(scheduler.clock == 20)
    scheduler.advanceBy(5)
    #expect(scheduler.clock == 25)
    scheduler.advanceBy(5)
    #expect(log.all == [10, 20, 30])
  }

  @Test func `what is scheduled for now runs one tick later, unless told otherwise`() {
    func clockOfWork(_ scheduler: TestScheduler) -> [Int] {
      let log = Log<Int>()
      _ = scheduler.schedule(()) {
        log.add(scheduler.clock)
        return Disposables.create()
      }
      scheduler.start()
      return log.all
    }
    #expect(clockOfWork(TestScheduler(initialClock: 7)) == [8])
    #expect(clockOfWork(TestScheduler(initialClock: 7, simulateProcessingDelay: false)) == [7])
  }

  @Test func `virtual time does not drift: a million intervals of a third of a second end exactly`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 1e-9)
    let end = Holder<Int>()
    let step = Holder<@Sendable (Int) -> Void>()
    step.value = { left in
      if left == 0 { return end.value = scheduler.clock }
      _ = scheduler.scheduleRelative(left - 1, dueTime: .nanoseconds(333_333_333)) {
        step.value?($0)
        return Disposables.create()
      }
    }
    step.value?(100_000)
    scheduler.start()
    #expect(end.value == 33_333_333_300_000)
    step.value = nil
  }

  @Test func `events compare by element and by error`() {
    #expect(Event.next(1) == .next(1))
    #expect(Event.next(1) != .next(2))
    #expect(Event<Int>.error(Oops()) == .error(Oops()))
    #expect(Event<Int>.error(Oops()) != .error(RxError.disposed))
    #expect(Event<Int>.completed != .error(Oops()))
    #expect("\(Recorded.next(3, "a"))" == "next(a) @ 3")
  }

  @Test func `stop ends the run after the work that calls it`() {
    let log = Log<Int>()
    scheduler.scheduleAt(1) { self.scheduler.stop() }
    scheduler.scheduleAt(2) { log.add(2) }
    scheduler.start()
    #expect(log.all == [])
    scheduler.start()
    #expect(log.all == [2])
  }
}
