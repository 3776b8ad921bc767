import Observables
import ObservablesTesting
import Testing

struct EnumeratedTests {
  let log = Log<String>()

  @Test func `each element has its index`() {
    Observable.of("a", "b", "c").enumerated().map { "\($0.index)\($0.element)" }.write(to: log)
    #expect(log.all == ["0a", "1b", "2c", "|"])
  }

  @Test func `each subscription counts for itself`() {
    let numbered = Observable.of("a", "b").enumerated().map { index, element in "\(index)\(element)" }
    numbered.write(to: log)
    numbered.write(to: log)
    #expect(log.all == ["0a", "1b", "|", "0a", "1b", "|"])
  }

  @Test func `the end passes at its time`() {
    let run = Run([.next(210, 5), .error(220, Oops())]) { $0.enumerated().map { $0.index } }
    #expect(run.events == [.next(210, 0), .error(220, Oops())])
    #expect(run.subscriptions == [Subscription(200, 220)])
  }
}
