import Observables
import ObservablesTesting
import Testing

struct SkipTests {
  let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)]

  @Test(arguments: [(0, [1, 2, 3]), (1, [2, 3]), (3, []), (9, []), (-1, [1, 2, 3])])
  func `the first so many are left out`(count: Int, left: [Int]) {
    let run = Run(events) { $0.skip(count) }
    #expect(run.events.compactMap(\.value.element) == left)
    #expect(run.events.last == .completed(240))
    #expect(run.subscriptions == [Subscription(200, 240)])
  }

  @Test func `an error comes even while elements are left out`() {
    #expect(Run([.next(210, 1), .error(220, Oops())]) { $0.skip(5) }.events == [.error(220, Oops())])
  }
}
