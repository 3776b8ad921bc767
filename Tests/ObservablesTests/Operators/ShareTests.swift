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

  /// 0 → 1 → 0 → 1 observers, and one more beside the second, for each scope and size of memory.
  struct Round: Sendable, CustomTestStringConvertible {
    let replay: Int
    let scope: SubjectLifetimeScope
    let told: [String]
    var testDescription: String { "replay \(replay), \(scope)" }
  }

  @Test(arguments: [
    Round(replay: 0, scope: .whileConnected, told: ["a1", "a2", "b4", "b5", "c5"]),
    Round(replay: 1, scope: .whileConnected, told: ["a1", "a2", "b4", "c4", "b5", "c5"]),
    Round(replay: 0, scope: .forever, told: ["a1", "a2", "b4", "b5", "c5"]),
    Round(replay: 1, scope: .forever, told: ["a1", "a2", "b2", "b4", "c4", "b5", "c5"]),
    Round(replay: 2, scope: .forever, told: ["a1", "a2", "b1", "b2", "b4", "c2", "c4", "b5", "c5"]),
  ])
  func `0, 1, 0, 1 observers`(_ round: Round) {
    let shared = counted.share(replay: round.replay, scope: round.scope)
    #expect(source.observerCount == 0)
    let first = shared.write(to: log, as: "a")
    source.onNext(1)
    source.onNext(2)
    #expect(source.observerCount == 1)
    first.dispose()
    #expect(source.observerCount == 0)
    source.onNext(3)
    let second = shared.write(to: log, as: "b")
    source.onNext(4)
    let third = shared.write(to: log, as: "c")
    source.onNext(5)
    #expect(source.observerCount == 1)
    #expect(log.all == round.told)
    #expect(runs.count == 2)
    second.dispose()
    third.dispose()
    #expect(source.observerCount == 0)
  }

  /// Two observers one after the other, of a source that tells 1, 2 and its end at once.
  @Test(arguments: [
    Round(replay: 0, scope: .whileConnected, told: ["a1", "a2", "a|", "b1", "b2", "b|"]),
    Round(replay: 1, scope: .whileConnected, told: ["a1", "a2", "a|", "b1", "b2", "b|"]),
    Round(replay: 0, scope: .forever, told: ["a1", "a2", "a|", "b|"]),
    Round(replay: 1, scope: .forever, told: ["a1", "a2", "a|", "b2", "b|"]),
    Round(replay: 5, scope: .forever, told: ["a1", "a2", "a|", "b1", "b2", "b|"]),
  ])
  func `after completion`(_ round: Round) {
    let shared = Observable.of(1, 2).do(onSubscribe: { [runs] in runs.bump() })
      .share(replay: round.replay, scope: round.scope)
    shared.write(to: log, as: "a")
    shared.write(to: log, as: "b")
    #expect(log.all == round.told)
    #expect(runs.count == (round.scope == .forever ? 1 : 2))
  }

  @Test(arguments: [
    Round(replay: 1, scope: .whileConnected, told: ["a1", "a#", "b1", "b#"]),
    Round(replay: 1, scope: .forever, told: ["a1", "a#", "b1", "b#"]),
  ])
  func `after an error`(_ round: Round) {
    let failing = Observable<Int>.create { [runs] observer in
      runs.bump()
      observer.onNext(1)
      observer.onError(Oops())
      return Disposables.create()
    }
    let shared = failing.share(replay: round.replay, scope: round.scope)
    shared.write(to: log, as: "a")
    shared.write(to: log, as: "b")
    #expect(log.all == round.told)
    #expect(runs.count == (round.scope == .forever ? 1 : 2))
  }

  @Test(arguments: [SubjectLifetimeScope.whileConnected, .forever])
  func `an observer that subscribes again when told of the end gets what the scope says`(
    _ scope: SubjectLifetimeScope
  ) {
    let shared = counted.share(replay: 1, scope: scope)
    let again = Log<String>()
    shared.subscribe(onCompleted: { shared.write(to: again) })
    source.onNext(1)
    source.onCompleted()
    #expect(again.all == (scope == .forever ? ["1", "|"] : ["|"]))
    #expect(runs.count == (scope == .forever ? 1 : 2))
  }
}
