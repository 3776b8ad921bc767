import Dispatch
import Foundation
import Observables
import ObservablesTesting
import Testing

/// What the doc comments draw is what the operators do.
struct DrawingTests {
  @Test func `no drawing is left out`() throws {
    // These draw something else than marbles.
    let others = ["Event", "Operators/Debug"]
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    var tested: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: tests, includingPropertiesForKeys: nil) {
      for use in try String(contentsOf: file, encoding: .utf8).matches(of: /Drawing\("(\w+\/\w+)"(?:, number: (\d))?/) {
        tested.insert("\(use.1) \(use.2 ?? "0")")
      }
    }
    let sources = try FileManager.default.subpathsOfDirectory(atPath: Drawing.sources.path).filter {
      $0.hasSuffix(".swift")
    }
    #expect(sources.count > 100)
    for source in sources {
      let text = try String(contentsOf: Drawing.sources.appending(path: source), encoding: .utf8)
      let file = String(source.dropLast(6))
      for number in Drawing.blocks(in: text).indices where !others.contains(file) {
        #expect(tested.contains("\(file) \(number)"), "\(file) \(number)")
      }
    }
  }

  @Test func `element by element`() throws {
    try Drawing("Operators/Map").holds(symbols: ["10", "20", "30"]) { $1[0].map { $0 + "0" } }
    try Drawing("Operators/Filter").holds { $1[0].filter { $0 > "2" } }
    try Drawing("Operators/Scan").holds(symbols: ["10"]) {
      $1[0].compactMap { Int($0) }.scan(0, accumulator: +).map { "\($0)" }
    }
    try Drawing("Operators/DistinctUntilChanged").holds { $1[0].distinctUntilChanged() }
    try Drawing("Operators/Take").holds { $1[0].take(2) }
    try Drawing("Operators/Do").holds { $1[0].do(onNext: { _ in }) }
  }

  @Test func `several sources`() throws {
    try Drawing("Operators/CombineLatest").holds(symbols: ["1a", "1b", "2b"]) {
      Observable.combineLatest($1[0], $1[1]) { $0 + $1 }
    }
    try Drawing("Operators/WithLatestFrom").holds(symbols: ["2a", "3a"]) {
      $1[0].withLatestFrom($1[1]) { $0 + $1 }
    }
    try Drawing("Operators/Merge").holds { Observable.merge($1) }
    try Drawing("Operators/TakeUntil").holds { $1[0].take(until: $1[1]) }
    try Drawing("Operators/Sample").holds { $1[0].sample($1[1]) }
    try Drawing("Operators/Sample", number: 1).holds { $1[0].sample($1[1], defaultValue: "0") }
  }

  @Test func `time`() throws {
    try Drawing("Operators/Debounce").holds { $1[0].debounce(.seconds(3), scheduler: $0) }
    try Drawing("Operators/Throttle", line: 1).holds { $1[0].throttle(.seconds(5), scheduler: $0) }
    try Drawing("Operators/Throttle", inputs: 1).holds { $1[0].throttle(.seconds(5), latest: false, scheduler: $0) }
    try Drawing("Operators/TakeFor").holds { $1[0].take(for: .seconds(4), scheduler: $0) }
    try Drawing("Operators/SkipFor").holds { $1[0].skip(.seconds(4), scheduler: $0) }
    try Drawing("Operators/Delay").holds { $1[0].delay(.seconds(2), scheduler: $0) }
    try Drawing("Operators/DelaySubscription").holds { $1[0].delaySubscription(.seconds(3), scheduler: $0) }
    try Drawing("Operators/Timeout").holds(error: RxError.timeout) { $1[0].timeout(.seconds(4), scheduler: $0) }
    try Drawing("Operators/Timeout", number: 1).holds {
      $1[0].timeout(.seconds(4), other: $1[1], scheduler: $0)
    }
    try Drawing("Operators/Buffer", line: 1).holds {
      let names = [["1", "2", "3"]: "a", []: "b", ["4"]: "c"]
      return $1[0].buffer(timeSpan: .seconds(6), count: 3, scheduler: $0).map { names[$0] ?? "?" }
    }
  }

  @Test func `sources with a clock`() throws {
    try Drawing("Sources/Interval").holds { scheduler, _ in
      Observable<Int>.interval(.seconds(3), scheduler: scheduler).take(4).concatNever().map { "\($0)" }
    }
    try Drawing("Sources/Timer", line: 0).holds { scheduler, _ in
      Observable<Int>.timer(.seconds(2), scheduler: scheduler).map { "\($0)" }
    }
    try Drawing("Sources/Timer", inputs: 0).holds { scheduler, _ in
      Observable<Int>.timer(.seconds(2), period: .seconds(3), scheduler: scheduler).take(4).concatNever()
        .map { "\($0)" }
    }
    try Drawing("Sources/Range", number: 1).holds { scheduler, _ in
      Observable.range(start: 5, count: 3, scheduler: scheduler).map { "\($0)" }
    }
  }
}
