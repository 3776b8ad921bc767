import Dispatch
import Observables
import Testing

struct DeadlineSchedulerTests {
  let clock = ManualClock()
  let scheduler: DeadlineScheduler
  let log = Log<Int>()

  init() {
    let clock = clock
    scheduler = DeadlineScheduler(clock: { clock.now })
  }

  @discardableResult
  func schedule(_ number: Int, after milliseconds: Int) -> any Disposable {
    scheduler.scheduleRelative(number, dueTime: .milliseconds(milliseconds)) { [log] in
      log.add($0)
      return Disposables.create()
    }
  }

  @Test func `work runs when it is due, the earliest first, the same instant in order`() {
    schedule(3, after: 30)
    schedule(1, after: 10)
    schedule(2, after: 10)
    #expect(scheduler.nextDeadline == RxTime(nanoseconds: 10_000_000))
    #expect(scheduler.runDue(clock.now) == 0)
    clock.advance(10)
    #expect(scheduler.runDue(clock.now) == 2)
    #expect(log.all == [1, 2])
    clock.advance(100)
    #expect(scheduler.runDue(clock.now) == 1)
    #expect(log.all == [1, 2, 3])
    #expect(scheduler.nextDeadline == nil)
  }

  @Test func `a thousand deadlines in any order run in order`() {
    var state: UInt64 = 1
    let times = (0..<1000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % 500
    }
    for time in times { schedule(time, after: time) }
    clock.advance(500)
    scheduler.runDue(clock.now)
    #expect(log.all == times.sorted())
  }

  @Test func `cancelled work does not run, gives no deadline and lets its closure go at once`() {
    let living = Counter()
    let work: any Disposable
    do {
      let tracer = Tracer(living)
      work = scheduler.scheduleRelative((), dueTime: .milliseconds(5)) {
        tracer.touch()
        return Disposables.create()
      }
    }
    schedule(2, after: 20)
    work.dispose()
    #expect(living.count == 0)
    #expect(scheduler.nextDeadline == RxTime(nanoseconds: 20_000_000))
    clock.advance(20)
    #expect(scheduler.runDue(clock.now) == 1)
  }

  @Test func `what is scheduled by work waits for the next call`() {
    let again = Holder<@Sendable () -> Void>()
    let runs = Counter()
    again.value = { [scheduler] in
      _ = scheduler.schedule(()) {
        runs.bump()
        again.value?()
        return Disposables.create()
      }
    }
    again.value?()
    #expect(scheduler.runDue(clock.now) == 1)
    #expect(scheduler.runDue(clock.now) == 1)
    #expect(runs.count == 2)
    again.value = nil
  }

  @Test func `work may cancel what is due with it`() {
    let second = Holder<any Disposable>()
    _ = scheduler.schedule(()) {
      second.value?.dispose()
      return Disposables.create()
    }
    second.value = schedule(2, after: 0)
    #expect(scheduler.runDue(clock.now) == 1)
    #expect(log.all == [])
  }

  @Test func `an earlier deadline wakes the loop, a later one does not`() {
    let wakes = Counter()
    scheduler.onEarlierDeadline = { wakes.bump() }
    schedule(1, after: 50)
    #expect(wakes.count == 1)
    schedule(2, after: 60)
    schedule(3, after: 50)
    #expect(wakes.count == 1)
    schedule(4, after: 10).dispose()
    #expect(wakes.count == 2)
    schedule(5, after: 40)
    #expect(wakes.count == 3)
  }

  @Test func `the hook may use the scheduler: no lock is held`() {
    let seen = Log<Int32>()
    scheduler.onEarlierDeadline = { [scheduler] in seen.add(scheduler.millisecondsToNextDeadline()) }
    schedule(1, after: 50)
    #expect(seen.all == [50])
    scheduler.onEarlierDeadline = nil
  }

  @Test func `poll's timeout is rounded up, 0 when due, -1 when there is nothing`() {
    #expect(scheduler.millisecondsToNextDeadline() == -1)
    _ = scheduler.scheduleRelative((), dueTime: .microseconds(1)) { Disposables.create() }
    #expect(scheduler.millisecondsToNextDeadline() == 1)
    clock.advance(1)
    #expect(scheduler.millisecondsToNextDeadline() == 0)
    scheduler.runDue(clock.now)
    _ = scheduler.scheduleRelative((), dueTime: .seconds(.max)) { Disposables.create() }
    #expect(scheduler.millisecondsToNextDeadline() == .max)
  }

  @Test func `never is not kept, and what is past is due now`() {
    schedule(1, after: -10)
    _ = scheduler.scheduleRelative((), dueTime: .never) { Disposables.create() }
    #expect(scheduler.nextDeadline == clock.now)
    scheduler.runDue(clock.now)
    #expect(scheduler.nextDeadline == nil)
  }

  @Test func `what work returns is disposed of with it`() {
    let work = scheduler.schedule(()) { [log] in Disposables.create { log.add(9) } }
    scheduler.runDue(clock.now)
    #expect(log.all == [])
    work.dispose()
    #expect(log.all == [9])
  }

  @Test func `many threads schedule and cancel while one runs`() {
    let scheduler = DeadlineScheduler()
    let ran = Counter()
    let isDone = Holder(0)
    let producer: @Sendable () -> Void = {
      for i in 0..<20_000 {
        let work = scheduler.scheduleRelative((), dueTime: .nanoseconds(i % 100)) {
          ran.bump()
          return Disposables.create()
        }
        if i % 2 == 1 { work.dispose() }
      }
      isDone.value = (isDone.value ?? 0) + 1
    }
    onThreads(producer, { while isDone.value != 1 || scheduler.nextDeadline != nil { scheduler.runDue(.now) } })
    #expect(ran.count >= 10_000 && ran.count <= 20_000)
  }
}
