import Observables
import ObservablesTesting
import Testing

struct MaterializeTests {
  @Test func `events become elements, the last of them the end`() {
    let completed = Run([.next(210, 1), .completed(220)]) { $0.materialize().map { "\($0)" } }
    #expect(completed.events == [.next(210, "next(1)"), .next(220, "completed"), .completed(220)])
    let failed = Run([.next(210, 1), .error(220, Oops())]) { $0.materialize().map { "\($0)" } }
    #expect(failed.events == [.next(210, "next(1)"), .next(220, "error(Oops())"), .completed(220)])
  }

  @Test func `an observer that leaves at the end's event is not told the completion`() {
    let log = Log<String>()
    Observable<Int>.empty().materialize().map { "\($0)" }.take(1).write(to: log)
    #expect(log.all == ["completed", "|"])
  }
}
