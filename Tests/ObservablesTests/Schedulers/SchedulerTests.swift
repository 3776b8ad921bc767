import Dispatch
import Observables
import Testing

struct SchedulerTests {
  @Test func `immediate is before schedule returns`() {
    let log = Log<Int>()
    _ = ImmediateScheduler.instance.schedule(1) {
      log.add($0)
      return Disposables.create()
    }
    #expect(log.all == [1])
  }

  @Test func `a queue runs work one after the other, in order, on a concurrent queue too`() async {
    let log = Log<Int>()
    let scheduler = SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "serial")
    await withCheckedContinuation { continuation in
      for number in 0..<1000 {
        _ = scheduler.schedule(number) {
          log.add($0)
          if $0 == 999 { continuation.resume() }
          return Disposables.create()
        }
      }
    }
    #expect(log.all == Array(0..<1000))
  }

  @Test func `a queue runs later work not before its time, and not if it is cancelled`() async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "later")
    let log = Log<Int>()
    let start = scheduler.now
    let end = await withCheckedContinuation { continuation in
      // On the queue itself, where the work cannot run before it is cancelled.
      _ = scheduler.schedule(()) {
        scheduler.scheduleRelative((), dueTime: .nanoseconds(1)) {
          log.add(1)
          return Disposables.create()
        }.dispose()
        return Disposables.create()
      }
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(5)) {
        continuation.resume(returning: scheduler.now)
        return Disposables.create()
      }
    }
    #expect(end >= start + .milliseconds(5))
    #expect(log.all == [])
  }

  @Test func `instants compare, add and subtract, and overflow to the far future`() {
    let instant = RxTime(nanoseconds: 5)
    #expect(instant + .microseconds(1) == RxTime(nanoseconds: 1005))
    #expect(instant + .never == .distantFuture)
    #expect(instant + .seconds(.max) == .distantFuture)
    #expect(RxTime(nanoseconds: 9) - instant == .nanoseconds(4))
    #expect(RxTime.now <= RxTime.now)
  }
}
