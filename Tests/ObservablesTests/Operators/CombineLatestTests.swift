import Observables
import ObservablesTesting
import Testing

struct CombineLatestTests {
  let a: [Recorded<Event<Int>>] = [.next(210, 1), .next(240, 2), .completed(250)]
  let b: [Recorded<Event<Int>>] = [.next(220, 10), .next(230, 20), .completed(260)]

  @Test func `two, event for event`() {
    let run = PairRun(a, b) { Observable.combineLatest($0, $1) { $0 + $1 } }
    #expect(run.events == [.next(220, 11), .next(230, 21), .next(240, 22), .completed(260)])
    #expect(run.first == [Subscription(200, 250)])
    #expect(run.second == [Subscription(200, 260)])
  }

  @Test func `an error of the selector ends all`() {
    let run = PairRun(a, b) { Observable.combineLatest($0, $1) { _, _ -> Int in throw Oops() } }
    #expect(run.events == [.error(220, Oops())])
    #expect(run.first == [Subscription(200, 220)])
  }

  /// One combination for each number of sources, each told by its last.
  static let arities: [Observable<[Int]>] = {
    let s = (0..<8).map { Observable.just($0) }
    return [
      Observable.combineLatest(s[0], s[1]) { [$0, $1] },
      Observable.combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] },
      Observable.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] },
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] },
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] },
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] },
      Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
  }()

  @Test(arguments: 2...8)
  func `two to eight, in their order`(count: Int) {
    let log = Log<String>()
    CombineLatestTests.arities[count - 2].write(to: log)
    #expect(log.all == ["\(Array(0..<count))", "|"])
  }

  @Test func `without a selector they are tuples of their types`() {
    let log = Log<String>()
    let one = Observable.just(1)
    let word = Observable.just("a")
    Observable.combineLatest(one, word).map { "\($0)\($1)" }.write(to: log)
    Observable.combineLatest(one, word, one).map { "\($0)\($1)\($2)" }.write(to: log)
    Observable.combineLatest(one, word, one, word, one).map { "\($0.0)\($0.1)\($0.2)\($0.3)\($0.4)" }.write(to: log)
    #expect(log.all == ["1a", "|", "1a1", "|", "1a1a1", "|"])
  }

  @Test func `four follow each change, and complete as two do`() {
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let log = Log<String>()
    Observable.combineLatest(subjects[0], subjects[1], subjects[2], subjects[3]) { $0 * 1000 + $1 * 100 + $2 * 10 + $3 }
      .write(to: log)
    for (index, subject) in subjects.enumerated() { subject.onNext(index + 1) }
    subjects[1].onNext(9)
    for subject in subjects { subject.onCompleted() }
    #expect(log.all == ["1234", "1934", "|"])
    let late = PublishSubject<Int>()
    Observable.combineLatest(late, Observable<Int>.empty(), Observable.just(1), Observable.just(1)) { a, _, _, _ in a }
      .write(to: log)
    late.onNext(1)
    #expect(log.all.last == "|")
    #expect(late.observerCount == 0)
  }

  @Test func `an optional's nil is an element, too`() {
    let log = Log<String>()
    Observable.combineLatest(Observable<Int?>.just(nil), Observable.of(1, 2)) { "\($0 ?? 0)\($1)" }.write(to: log)
    #expect(log.all == ["01", "02", "|"])
  }
}
