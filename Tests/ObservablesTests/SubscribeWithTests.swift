import Observables
import Testing

struct SubscribeWithTests {
  final class Screen: Sendable {
    let log = Log<String>()
    func write(_ text: String) { log.add(text) }
  }

  @Test func `the closures are handed the object`() {
    let screen = Screen()
    Observable.of(1, 2).subscribe(
      with: screen, onNext: { $0.write("\($1)") }, onCompleted: { $0.write("|") }, onDisposed: { $0.write("d") })
    Observable<Int>.error(Oops()).subscribe(with: screen, onError: { screen, _ in screen.write("#") })
    #expect(screen.log.all == ["1", "2", "|", "d", "#"])
  }

  @Test func `the object is not kept, and when it has gone nothing is called`() {
    let subject = PublishSubject<Int>()
    let calls = Counter()
    var screen: Screen? = Screen()
    weak let trace = screen
    if let screen { subject.subscribe(with: screen, onNext: { _, _ in calls.bump() }) }
    subject.onNext(1)
    screen = nil
    #expect(trace == nil)
    subject.onNext(2)
    #expect(calls.count == 1)
    subject.onCompleted()
  }

  @Test func `bind(with:) is the same for elements`() {
    let screen = Screen()
    Observable.of("a").bind(with: screen) { $0.write($1) }
    #expect(screen.log.all == ["a"])
  }
}
