import Observables
import ObservablesTesting
import Testing

struct RangeTests {
  let log = Log<String>()

  @Test func `range counts from the start, as many as asked for`() {
    Observable.range(start: 5, count: 3).write(to: log)
    Observable.range(start: 5, count: 0).write(to: log)
    #expect(log.all == ["5", "6", "7", "|", "|"])
  }

  @Test func `range reaches the largest integer of its type`() {
    Observable<UInt8>.range(start: 253, count: 3).write(to: log)
    #expect(log.all == ["253", "254", "255", "|"])
  }

  @Test func `with a scheduler each has a turn, and the completion`() {
    let scheduler = TestScheduler(initialClock: 0)
    let events = scheduler.start { Observable.range(start: 5, count: 3, scheduler: scheduler) }.events
    #expect(events == [.next(201, 5), .next(202, 6), .next(203, 7), .completed(204)])
  }

  @Test func `a range that does not fit its type, or a negative count, traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable<UInt8>.range(start: 254, count: 3) }
    await #expect(processExitsWith: .failure) { _ = Observable<Int>.range(start: 0, count: -1) }
  }
}
