import Observables
import ObservablesTesting
import Testing

struct ToArrayTests {
  @Test func `all elements come as one array at completion`() {
    let run = Run([.next(150, 1), .next(210, 2), .next(220, 3), .completed(250)]) { $0.toArray() }
    #expect(run.events == [.next(250, [2, 3]), .completed(250)])
  }

  @Test func `of nothing it is empty`() {
    #expect(Run([.completed(250)]) { $0.toArray() }.events == [.next(250, []), .completed(250)])
  }

  @Test func `an error is told without them`() {
    #expect(Run([.next(210, 2), .error(220, Oops())]) { $0.toArray() }.events == [.error(220, Oops())])
  }
}
