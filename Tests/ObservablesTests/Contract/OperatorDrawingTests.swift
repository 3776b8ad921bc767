import Observables
import ObservablesTesting
import Testing

/// What the doc comments of the operators without a clock draw.
struct OperatorDrawingTests {
  @Test func `transforming`() throws {
    try Drawing("Operators/CompactMap").holds { $1[0].compactMap { Int($0) }.map { "\($0)" } }
    try Drawing("Operators/ScanInto").holds(symbols: ["[1]", "[1,2]", "[1,2,3]"]) {
      $1[0].scan(into: []) { $0.append($1) }.map { "[" + $0.joined(separator: ",") + "]" }
    }
    try Drawing("Operators/Materialize").holds { $1[0].materialize().map { $0.error == nil ? $0.element ?? "|" : "e" } }
    try Drawing("Operators/Dematerialize").holds {
      $1[0].map { $0 == "e" ? Event<String>.error(MarbleFailure()) : .next($0) }.dematerialize()
    }
    try Drawing("Operators/Enumerated").holds(symbols: ["0a", "1b", "2c"]) {
      $1[0].enumerated().map { "\($0)\($1)" }
    }
    try Drawing("Operators/Reduce").holds(symbols: ["10"]) {
      $1[0].compactMap { Int($0) }.reduce(0) { $0 + $1 }.map { "\($0)" }
    }
    try Drawing("Operators/ToArray").holds(symbols: ["[1,2,3]"]) {
      $1[0].toArray().map { "[" + $0.joined(separator: ",") + "]" }
    }
    try Drawing("Operators/Pairwise").holds(symbols: ["12", "23", "34"]) { $1[0].pairwise().map { $0 + $1 } }
  }

  @Test func `filtering`() throws {
    try Drawing("Operators/Skip").holds { $1[0].skip(2) }
    try Drawing("Operators/SkipWhile").holds { $1[0].skip(while: { $0 < "3" }) }
    try Drawing("Operators/SkipUntil").holds { $1[0].skip(until: $1[1]) }
    try Drawing("Operators/TakeWhile", line: 1).holds { $1[0].take(while: { $0 < "3" }) }
    try Drawing("Operators/TakeWhile", inputs: 1).holds { $1[0].take(while: { $0 < "3" }, behavior: .inclusive) }
    try Drawing("Operators/TakeWhile", number: 1, line: 1).holds { $1[0].take(until: { $0 == "3" }) }
    try Drawing("Operators/TakeWhile", number: 1, inputs: 1).holds {
      $1[0].take(until: { $0 == "3" }, behavior: .inclusive)
    }
    try Drawing("Operators/Single").holds(error: RxError.moreThanOneElement) { $1[0].single() }
    try Drawing("Operators/TakeLast").holds { $1[0].takeLast(2) }
    try Drawing("Operators/ElementAt").holds { $1[0].element(at: 1) }
    try Drawing("Operators/IgnoreElements").holds { $1[0].ignoreElements().map { _ -> String in } }
    try Drawing("Operators/IfEmpty").holds { $1[0].ifEmpty(default: "0") }
    try Drawing("Operators/IfEmpty", number: 1).holds { $1[0].ifEmpty(switchTo: $1[1]) }
  }

  @Test func `combining`() throws {
    try Drawing("Operators/Zip").holds(symbols: ["1a", "2b", "3c"]) { Observable.zip($1[0], $1[1]) { $0 + $1 } }
    try Drawing("Operators/Amb").holds { $1[0].amb($1[1]) }
    try Drawing("Operators/StartWith").holds { $1[0].startWith("0") }
    try Drawing("Operators/Concat").holds { $1[0].concat($1[1]) }
    try Drawing("Operators/FlatMap").holds { $1[0].flatMap(inner($1)) }
    try Drawing("Operators/FlatMapFirst").holds {
      let sources = ["a": $1[1], "c": $1[2]]
      return $1[0].flatMapFirst { sources[$0] ?? .error(MarbleFailure()) }
    }
    try Drawing("Operators/FlatMapLatest").holds { $1[0].flatMapLatest(inner($1)) }
    try Drawing("Operators/SwitchLatest").holds { $1[0].map(inner($1)).switchLatest() }
    try Drawing("Operators/ConcatMap").holds { $1[0].concatMap(inner($1)) }
    try Drawing("Operators/MergeInner").holds { $1[0].map(inner($1)).merge() }
    try Drawing("Operators/MergeInner", number: 1).holds { $1[0].map(inner($1)).merge(maxConcurrent: 2) }
  }

  /// For the elements a, b, … the sequences of the lines below.
  private func inner(_ sources: [Observable<String>]) -> @Sendable (String) -> Observable<String> {
    let letters = ["a": 1, "b": 2, "c": 3]
    return { letters[$0].map { sources[$0] } ?? .error(MarbleFailure()) }
  }

  @Test func `errors`() throws {
    try Drawing("Operators/Catch").holds {
      let sources = $1
      return sources[0].catch { _ in sources[1] }
    }
    try Drawing("Operators/Catch", number: 1).holds { $1[0].catchAndReturn("9") }
    try Drawing("Operators/Catch", number: 2).holds { .catch(sequence: $1) }
    try Drawing("Operators/Retry").holds(isCold: true) { $1[0].retry() }
    try Drawing("Operators/Retry", number: 1).holds(isCold: true) { $1[0].retry(2) }
    try Drawing("Operators/RetryWhen").holds(isCold: true) {
      let handlers = $1[1]
      return $1[0].retry { (_: Observable<any Error>) in handlers }
    }
  }

  @Test func `schedulers`() throws {
    try Drawing("Operators/ObserveOn").holds { $1[0].observe(on: $0) }
    try Drawing("Operators/SubscribeOn").holds(isCold: true) { $1[0].subscribe(on: $0) }
  }
}
