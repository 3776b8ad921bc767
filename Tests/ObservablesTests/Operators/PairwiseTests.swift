import Observables
import ObservablesTesting
import Testing

struct PairwiseTests {
  @Test func `each comes with the one before it, from the second on`() {
    let run = Run([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)]) { $0.pairwise().map { [$0, $1] } }
    #expect(run.events == [.next(220, [1, 2]), .next(230, [2, 3]), .completed(240)])
  }

  @Test func `one alone is no pair`() {
    #expect(Run([.next(210, 1), .completed(240)]) { $0.pairwise().map { $0.0 } }.events == [.completed(240)])
  }

  @Test func `nil is an element like others`() {
    let log = Log<String>()
    Observable<Int?>.of(nil, 1, nil).pairwise().map { "\($0 ?? 0)\($1 ?? 0)" }.write(to: log)
    #expect(log.all == ["01", "10", "|"])
  }
}
