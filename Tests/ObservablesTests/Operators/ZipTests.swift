import Observables
import ObservablesTesting
import Testing

struct ZipTests {
  @Test func `the first with the first, the second with the second, event for event`() {
    let run = PairRun(
      [.next(210, 1), .next(215, 2), .completed(230)], [.next(220, 10), .next(240, 20), .completed(250)]
    ) { Observable.zip($0, $1) { $0 + $1 } }
    #expect(run.events == [.next(220, 11), .next(240, 22), .completed(250)])
    #expect(run.first == [Subscription(200, 230)])
    #expect(run.second == [Subscription(200, 250)])
  }

  @Test func `it completes when all have, whatever waits`() {
    let run = PairRun([.completed(210)], [.next(215, 2), .completed(220)]) { Observable.zip($0, $1) { $0 + $1 } }
    #expect(run.events == [.completed(220)])
    #expect(run.first == [Subscription(200, 210)])
    let never = PairRun([.completed(210)], []) { Observable.zip($0, $1) { $0 + $1 } }
    #expect(never.events == [])
    #expect(never.second == [Subscription(200, 1000)])
  }

  @Test func `an error of a source or of the selector ends all`() {
    let source = PairRun([.next(210, 1), .error(220, Oops())], [.next(230, 1)]) { Observable.zip($0, $1) { $0 + $1 } }
    #expect(source.events == [.error(220, Oops())])
    #expect(source.second == [Subscription(200, 220)])
    let selector = PairRun([.next(210, 1)], [.next(230, 1)]) { Observable.zip($0, $1) { _, _ -> Int in throw Oops() } }
    #expect(selector.events == [.error(230, Oops())])
  }

  /// One row for each number of sources.
  static let arities: [Observable<[Int]>] = {
    let s = (0..<8).map { Observable.just($0) }
    return [
      Observable.zip(s[0], s[1]) { [$0, $1] },
      Observable.zip(s[0], s[1], s[2]) { [$0, $1, $2] },
      Observable.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] },
      Observable.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] },
      Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] },
      Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] },
      Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
  }()

  @Test(arguments: 2...8)
  func `two to eight, in their order`(count: Int) {
    let log = Log<String>()
    ZipTests.arities[count - 2].write(to: log)
    #expect(log.all == ["\(Array(0..<count))", "|"])
  }

  @Test func `without a selector they are tuples, and of a collection arrays`() {
    let log = Log<String>()
    Observable.zip(Observable.of(1, 2), Observable.of("a", "b")).map { "\($0)\($1)" }.write(to: log)
    Observable.zip([Observable.of(1, 2), .of(3, 4)]).write(to: log)
    Observable.zip([Observable.of(1, 2), .of(3, 4)]) { $0[0] * $0[1] }.write(to: log)
    Observable.zip([Observable<Int>]()).write(to: log)
    #expect(log.all == ["1a", "2b", "|", "[1, 3]", "[2, 4]", "|", "3", "8", "|", "|"])
  }

  @Test func `a hundred thousand that wait come in order`() {
    let late = PublishSubject<Int>()
    let faults = Counter()
    let rows = Counter()
    Observable.zip(Observable.from(0..<100_000), late).subscribe(onNext: {
      rows.bump()
      if $0 != $1 { faults.bump() }
    })
    for i in 0..<100_000 { late.onNext(i) }
    #expect(rows.count == 100_000)
    #expect(faults.count == 0)
    late.onCompleted()
  }

  @Test func `what waits is let go with the subscription`() {
    let living = Counter()
    let source = PublishSubject<Tracer>()
    let subscription = Observable.zip(source, Observable<Int>.never()).subscribe()
    for _ in 0..<3 { source.onNext(Tracer(living)) }
    #expect(living.count == 3)
    subscription.dispose()
    #expect(living.count == 0)
  }
}
