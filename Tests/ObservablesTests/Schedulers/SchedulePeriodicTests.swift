import Dispatch
import Observables
import ObservablesTesting
import Testing

struct SchedulePeriodicTests {
  let scheduler = TestScheduler(initialClock: 0)
  let log = Log<Int>()

  func begin(after start: Int, every period: Int, until last: Int = .max) -> any Disposable {
    scheduler.schedulePeriodic(0, startAfter: .seconds(start), period: .seconds(period)) { [log, scheduler] number in
      log.add(scheduler.clock)
      if number == last { scheduler.stop() }
      return number + 1
    }
  }

  @Test func `it runs at the start time and then at each period, until it is disposed of`() {
    let work = begin(after: 5, every: 10)
    scheduler.advanceTo(30)
    work.dispose()
    scheduler.start()
    #expect(log.all == [5, 15, 25])
  }

  @Test func `a period of zero is each time that the scheduler runs work`() {
    let work = begin(after: 0, every: 0)
    scheduler.advanceTo(4)
    work.dispose()
    #expect(log.all == [1, 2, 3, 4])
  }

  @Test func `what is late does not shift the rest, and what was missed is left out`() {
    let work = begin(after: 10, every: 10)
    scheduler.advanceTo(20)
    scheduler.sleep(25)
    scheduler.advanceTo(60)
    work.dispose()
    #expect(log.all == [10, 20, 45, 50, 60])
  }

  @Test func `never is never`() {
    let work = scheduler.schedulePeriodic(0, startAfter: .never, period: .seconds(1)) { [log] in
      log.add($0)
      return $0
    }
    scheduler.start()
    #expect(log.all == [])
    work.dispose()
  }
}
