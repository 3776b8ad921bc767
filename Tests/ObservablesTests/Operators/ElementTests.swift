import Observables
import Testing

/// The operators with one source and no clock.
struct ElementTests {
  let log = Log<String>()

  @Test func `map, filter and compactMap do as the standard library's`() {
    Observable.of("1", "x", "3").compactMap { Int($0) }.map { $0 * 10 }.filter { $0 > 10 }.write(to: log)
    #expect(log.all == ["30", "|"])
  }

  @Test func `scan tells each sum and not the seed`() {
    Observable.of(1, 2, 3).scan(10) { $0 + $1 }.write(to: log)
    #expect(log.all == ["11", "13", "16", "|"])
  }

  @Test func `scan(into:) starts afresh for each subscription`() {
    let sums = Observable.of(1, 2).scan(into: [Int]()) { $0.append($1) }
    sums.write(to: log)
    sums.write(to: log)
    #expect(log.all == ["[1]", "[1, 2]", "|", "[1]", "[1, 2]", "|"])
  }

  @Test func `scan(into:) does not copy what nobody keeps`() {
    let addresses = Log<UInt>()
    var seed = [Int]()
    seed.reserveCapacity(100)
    let subject = PublishSubject<Int>()
    subject.scan(into: seed) { $0.append($1) }
      .subscribe(onNext: { list in list.withUnsafeBytes { addresses.add(UInt(bitPattern: $0.baseAddress)) } })
    seed = []
    for i in 0..<50 { subject.onNext(i) }
    #expect(Set(addresses.all.dropFirst()).count == 1)
  }

  @Test func `distinctUntilChanged compares with the one before, by value, key, property or closure`() {
    let words = Observable.of("a", "a", "b", "B", "a")
    words.distinctUntilChanged().write(to: log)
    #expect(log.all == ["a", "b", "B", "a", "|"])
    words.distinctUntilChanged { $0.lowercased() }.write(to: log)
    #expect(log.all.suffix(4) == ["a", "b", "a", "|"])
    words.distinctUntilChanged(at: \.count).write(to: log)
    #expect(log.all.suffix(2) == ["a", "|"])
    words.distinctUntilChanged { $0 < $1 }.write(to: log)
    #expect(log.all.suffix(4) == ["a", "a", "B", "|"])
    words.distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 }).write(to: log)
    #expect(log.all.suffix(4) == ["a", "b", "a", "|"])
  }

  @Test func `startWith comes first, and stops when the observer has enough`() {
    Observable.of(3).startWith(1, 2).write(to: log)
    #expect(log.all == ["1", "2", "3", "|"])
    let subject = PublishSubject<Int>()
    subject.startWith(1, 2).take(1).write(to: log)
    #expect(log.all.suffix(2) == ["1", "|"])
    #expect(subject.observerCount == 0)
  }

  @Test func `take completes with its last element, and take(0) does not subscribe`() {
    let subject = PublishSubject<Int>()
    subject.take(2).write(to: log)
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.all == ["1", "2", "|"])
    #expect(subject.observerCount == 0)
    subject.take(0).do(onSubscribe: { self.log.add("no") }).write(to: log)
    #expect(log.all.last == "|")
  }

  @Test func `an endless producer stops at the element that is enough`() {
    let made = Counter()
    Observable.from(
      sequence(first: 1) {
        made.bump(); return $0 + 1
      }
    ).take(3).write(to: log)
    #expect(log.all == ["1", "2", "3", "|"])
    #expect(made.count <= 3)
  }

  @Test func `do sees everything, in RxSwift's order`() {
    let log = log
    func watched(_ source: Observable<Int>) -> Observable<Int> {
      source.do(
        onNext: { log.add("n\($0)") }, afterNext: { log.add("N\($0)") }, onError: { _ in log.add("e") },
        afterError: { _ in log.add("E") }, onCompleted: { log.add("c") }, afterCompleted: { log.add("C") },
        onSubscribe: { log.add("s") }, onSubscribed: { log.add("S") }, onDispose: { log.add("d") })
    }
    watched(.just(1)).write(to: log)
    #expect(log.all == ["s", "n1", "1", "N1", "c", "|", "C", "d", "S"])
    watched(.error(Oops())).write(to: log)
    #expect(log.all.suffix(6) == ["s", "e", "#", "E", "d", "S"])
    watched(.never()).write(to: log).dispose()
    #expect(log.all.suffix(3) == ["s", "S", "d"])
  }

  @Test func `an error thrown by do takes the place of what it saw`() {
    Observable.of(1).do(onNext: { _ in throw Oops() }).write(to: log)
    Observable<Int>.empty().do(onCompleted: { throw Oops() }).write(to: log)
    #expect(log.all == ["#", "#"])
  }
}
