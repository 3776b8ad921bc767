import Observables
import Testing

struct CurrentThreadSchedulerTests {
  let log = Log<String>()
  let scheduler = CurrentThreadScheduler.instance

  @discardableResult
  func schedule(_ name: String, _ inside: @escaping @Sendable () -> Void = {}) -> any Disposable {
    scheduler.schedule(name) { [log] name in
      log.add("[\(name)")
      inside()
      log.add("\(name)]")
      return Disposables.create()
    }
  }

  @Test func `the first work runs at once, what it schedules when it is done, in order`() {
    schedule("a") {
      self.schedule("b") { self.schedule("d") }
      self.schedule("c")
    }
    #expect(log.all == ["[a", "a]", "[b", "b]", "[c", "c]", "[d", "d]"])
  }

  @Test func `work that waits can be cancelled`() {
    schedule("a") { self.schedule("b").dispose() }
    #expect(log.all == ["[a", "a]"])
  }

  @Test func `each thread has a queue of its own`() {
    schedule("a") {
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      onThreads({
        #expect(CurrentThreadScheduler.isScheduleRequired)
        self.schedule("b")
      })
    }
    #expect(log.all == ["[a", "[b", "b]", "a]"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `a chain of a million keeps the stack flat`() {
    let last = Holder(0)
    _ = scheduler.scheduleRecursive(1) { number, recurse in
      last.value = number
      if number < 1_000_000 { recurse(number + 1) }
    }
    #expect(last.value == 1_000_000)
  }
}
