import Observables
import ObservablesTesting
import Testing

struct IfEmptyTests {
  @Test func `default: is told at the completion of an empty source only`() {
    #expect(Run([.completed(250)]) { $0.ifEmpty(default: 9) }.events == [.next(250, 9), .completed(250)])
    let filled = Run([.next(210, 1), .completed(250)]) { $0.ifEmpty(default: 9) }
    #expect(filled.events == [.next(210, 1), .completed(250)])
    #expect(Run([.error(250, Oops())]) { $0.ifEmpty(default: 9) }.events == [.error(250, Oops())])
  }

  @Test func `switchTo: takes the place of an empty source only`() {
    let scheduler = TestScheduler(initialClock: 0)
    let other = scheduler.createColdObservable([.next(10, 8), .next(20, 9), .completed(30)])
    let empty = scheduler.createHotObservable([Recorded.completed(250, Int.self)])
    let observer = scheduler.start { empty.ifEmpty(switchTo: other.asObservable()) }
    #expect(observer.events == [.next(260, 8), .next(270, 9), .completed(280)])
    #expect(other.subscriptions == [Subscription(250, 280)])
    let filled = Run([.next(210, 1), .completed(250)]) { $0.ifEmpty(switchTo: .just(9)) }
    #expect(filled.events == [.next(210, 1), .completed(250)])
    #expect(Run([.error(250, Oops())]) { $0.ifEmpty(switchTo: .just(9)) }.events == [.error(250, Oops())])
  }

  @Test func `the other is not asked twice, though it is empty, too`() {
    let asked = Counter()
    let run = Run([.completed(250)]) {
      $0.ifEmpty(switchTo: Observable<Int>.empty().do(onSubscribe: { asked.bump() }))
    }
    #expect(run.events == [.completed(250)])
    #expect(asked.count == 1)
  }
}
