import Dispatch
import Observables
import ObservablesTesting
import Testing

struct ScheduleRecursiveTests {
  @Test func `each run is a turn of its own`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<Int>()
    let chain = scheduler.scheduleRecursive(3) { left, recurse in
      log.add(scheduler.clock * 10 + left)
      if left > 0 { recurse(left - 1) }
    }
    scheduler.start()
    #expect(log.all == [13, 22, 31, 40])
    chain.dispose()
  }

  @Test func `disposed of, it does not run again, even inside its own call`() {
    let scheduler = TestScheduler(initialClock: 0)
    let own = Holder<any Disposable>()
    let log = Log<Int>()
    own.value = scheduler.scheduleRecursive(0) { number, recurse in
      log.add(number)
      if number == 2 { own.value?.dispose() }
      recurse(number + 1)
    }
    scheduler.start()
    #expect(log.all == [0, 1, 2])
  }

  @Test func `disposed of, it lets its closure go at once`() {
    let living = Counter()
    let chain: any Disposable
    do {
      let tracer = Tracer(living)
      chain = TestScheduler(initialClock: 0).scheduleRecursive(0) { number, recurse in
        tracer.touch()
        recurse(number + 1)
      }
    }
    #expect(living.count == 1)
    chain.dispose()
    #expect(living.count == 0)
  }

  @Test func `on a scheduler that runs work at once the stack stays flat`() {
    let last = Holder(0)
    _ = ImmediateScheduler.instance.scheduleRecursive(1) { number, recurse in
      last.value = number
      if number < 1_000_000 { recurse(number + 1) }
    }
    #expect(last.value == 1_000_000)
  }

  @Test func `a chain on a queue is not cut, however soon the queue comes to it`() async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "chain")
    for _ in 0..<1000 {
      await withCheckedContinuation { continuation in
        _ = scheduler.scheduleRecursive(0) { number, recurse in
          if number == 20 { continuation.resume() } else { recurse(number + 1) }
        }
      }
    }
  }
}
