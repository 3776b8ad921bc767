import Observables
import ObservablesTesting
import Testing

struct DematerializeTests {
  @Test func `elements that are events are told as what they are`() {
    let run = Run([.next(210, 1), .next(220, 2), .next(230, 0), .next(240, 3)]) { source in
      source.map { $0 == 0 ? Event<Int>.completed : .next($0) }.dematerialize()
    }
    #expect(run.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(run.subscriptions == [Subscription(200, 230)])
  }

  @Test func `an error among them ends it, and so does the source's own end`() {
    let failed = Run([.next(210, 1), .next(220, 2)]) { source in
      source.map { $0 == 1 ? Event<Int>.next(1) : .error(Oops()) }.dematerialize()
    }
    #expect(failed.events == [.next(210, 1), .error(220, Oops())])
    let ended = Run([.next(210, 1), .completed(220)]) { $0.map { Event<Int>.next($0) }.dematerialize() }
    #expect(ended.events == [.next(210, 1), .completed(220)])
  }

  @Test func `a type of one's own may stand for an event`() {
    struct Reply: EventConvertible {
      let text: String
      var event: Event<String> { text.isEmpty ? .completed : .next(text) }
    }
    let log = Log<String>()
    Observable.of(Reply(text: "yes"), Reply(text: "")).concatNever().dematerialize().write(to: log)
    #expect(log.all == ["yes", "|"])
  }
}
