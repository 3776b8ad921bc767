import Observables
import Testing

struct ShareTests {
  let log = Log<String>()
  let source = PublishSubject<Int>()
  let runs = Counter()

  var counted: Observable<Int> {
    source.do(onSubscribe: { [runs] in runs.bump() })
  }

  @Test func `whileConnected: from the first observer to the last, and anew with the next`() {
    let shared = counted.share()
    let first = shared.write(to: log, as: "a")
    let second = shared.write(to: log, as: "b")
    source.onNext(1)
    #expect(source.observerCount == 1)
    first.dispose()
    source.onNext(2)
    second.dispose()
    #expect(source.observerCount == 0)
    source.onNext(3)
    shared.write(to: log, as: "c")
    source.onNext(4)
    #expect(log.all == ["a1", "b1", "b2", "c4"])
    #expect(runs.count == 2)
  }

  @Test func `whileConnected with replay: a newcomer is told the last ones, and nothing of the run before`() {
    let shared = counted.share(replay: 2)
    let first = shared.subscribe()
    for i in 1...3 { source.onNext(i) }
    let second = shared.write(to: log, as: "b")
    #expect(log.all == ["b2", "b3"])
    first.dispose()
    second.dispose()
    shared.write(to: log, as: "c")
    source.onNext(4)
    #expect(log.all == ["b2", "b3", "c4"])
  }

  @Test func `whileConnected: after completion the source is run anew`() {
    let shared = Observable.of(1, 2).do(onSubscribe: { [runs] in runs.bump() }).share(replay: 1)
    shared.write(to: log)
    shared.write(to: log)
    #expect(log.all == ["1", "2", "|", "1", "2", "|"])
    #expect(runs.count == 2)
  }

  @Test func `forever: what is remembered outlives the observers`() {
    let shared = counted.share(replay: 1, scope: .forever)
    shared.subscribe().dispose()
    let first = shared.subscribe()
    source.onNext(1)
    first.dispose()
    #expect(source.observerCount == 0)
    shared.write(to: log)
    source.onNext(5)
    #expect(log.all == ["1", "5"])
    #expect(runs.count == 3)
    source.onCompleted()
  }

  @Test func `forever: after the end all comers are told what is remembered and the end, and the source rests`() {
    let shared = Observable.of(1, 2).do(onSubscribe: { [runs] in runs.bump() }).share(replay: 1, scope: .forever)
    shared.write(to: log)
    shared.write(to: log)
    #expect(log.all == ["1", "2", "|", "2", "|"])
    #expect(runs.count == 1)
  }

  @Test func `the first observer may leave inside its first event`() {
    let shared = Observable.from(1...5).concatNever().share()
    shared.take(1).write(to: log)
    #expect(log.all == ["1", "|"])
  }
}
