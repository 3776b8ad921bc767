import Observables
import ObservablesTesting
import Testing

/// An operator, applied so that what goes in comes out: for the laws that hold for all of them.
struct OperatorCase: Sendable, CustomTestStringConvertible {
  let name: String
  let apply: @Sendable (Observable<Int>) -> Observable<Int>
  var testDescription: String { name }

  init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
    self.name = name
    self.apply = apply
  }

  static let all = elementwise + combining + flattening + following + effects + timed + shared

  private static let elementwise = [
    OperatorCase("none") { $0 },
    OperatorCase("map") { $0.map { $0 } },
    OperatorCase("filter") { $0.filter { _ in true } },
    OperatorCase("compactMap") { $0.compactMap { $0 } },
    OperatorCase("scan") { $0.scan(0) { $1 } },
    OperatorCase("scan(into:)") { $0.scan(into: 0) { $0 = $1 } },
    OperatorCase("enumerated") { $0.enumerated().map(\.element) },
    OperatorCase("pairwise") { $0.startWith(0).pairwise().map { $1 } },
    OperatorCase("distinctUntilChanged") { $0.distinctUntilChanged() },
    OperatorCase("take") { $0.take(.max) },
    OperatorCase("take(while:)") { $0.take(while: { _ in true }) },
    OperatorCase("take(until: predicate)") { $0.take(until: { _ in false }, behavior: .inclusive) },
    OperatorCase("skip") { $0.skip(0) },
    OperatorCase("skip(while:)") { $0.skip(while: { _ in false }) },
    OperatorCase("single of a part") { $0.concatMap { Observable.just($0).single() } },
    OperatorCase("ifEmpty(default:)") { $0.ifEmpty(default: 0) },
    OperatorCase("materialize, dematerialize") { $0.materialize().dematerialize() },
  ]

  private static let combining = [
    OperatorCase("take(until: other)") { $0.take(until: Observable<Int>.never()) },
    OperatorCase("skip(until:)") { $0.skip(until: Observable.just(0)) },
    OperatorCase("withLatestFrom") { $0.withLatestFrom(Observable.just(0).concatNever()) { first, _ in first } },
    OperatorCase("combineLatest of 2") {
      Observable.combineLatest($0, Observable.just(0)) { first, _ in first }
    },
    OperatorCase("combineLatest of 3") {
      Observable.combineLatest(Observable.just(0), $0, Observable.just(0)) { _, second, _ in second }
    },
    OperatorCase("combineLatest of 5") {
      let zero = Observable.just(0)
      return Observable.combineLatest(zero, zero, zero, zero, $0) { _, _, _, _, fifth in fifth }
    },
    OperatorCase("combineLatest of a collection") {
      Observable.combineLatest([Observable.just(0), $0]) { $0[1] }
    },
    OperatorCase("zip of 2") {
      let shared = $0.share()
      return Observable.zip(shared, shared) { first, _ in first }
    },
    OperatorCase("zip of 4") {
      let shared = $0.share()
      return Observable.zip(shared, shared, shared, shared) { _, _, _, fourth in fourth }
    },
    OperatorCase("zip of a collection") {
      let shared = $0.share()
      return Observable.zip([shared, shared]) { $0[1] }
    },
    OperatorCase("merge") { .merge($0, .empty()) },
    OperatorCase("amb") { $0.amb(Observable.never()) },
    OperatorCase("amb of several") { .amb([.never(), $0, .never()]) },
  ]

  private static let flattening = [
    OperatorCase("flatMap") { $0.flatMap { Observable.just($0) } },
    OperatorCase("flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
    OperatorCase("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
    OperatorCase("concatMap") { $0.concatMap { Observable.just($0) } },
    OperatorCase("merge of inner") { $0.map { Observable.just($0) }.merge() },
    OperatorCase("merge(maxConcurrent:)") { $0.map { Observable.just($0) }.merge(maxConcurrent: 2) },
    OperatorCase("concat of inner") { $0.map { Observable.just($0) }.concat() },
    OperatorCase("switchLatest") { $0.map { Observable.just($0) }.switchLatest() },
    OperatorCase("flatMap of one") { source in Observable.just(0).flatMap { _ in source } },
    OperatorCase("concatMap of one") { source in Observable.just(0).concatMap { _ in source } },
    OperatorCase("flatMapLatest of one") { source in Observable.just(0).flatMapLatest { _ in source } },
  ]

  private static let following = [
    OperatorCase("startWith") { $0.startWith() },
    OperatorCase("concat") { $0.concat(Observable.empty()) },
    OperatorCase("concat of several") { .concat(.empty(), $0, .empty()) },
    OperatorCase("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: .just(0)) },
    OperatorCase("catch") { $0.catch { .error($0) } },
    OperatorCase("catch(sequence:)") { .catch(sequence: [.error(Oops()), $0]) },
    OperatorCase("retry of 1") { $0.retry(1) },
    OperatorCase("retry(when:)") {
      $0.retry { (errors: Observable<any Error>) in errors.flatMap { Observable<Int>.error($0) } }
    },
  ]

  private static let effects = [
    OperatorCase("do") { $0.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDispose: {}) },
    OperatorCase("debug") { $0.debug("debug", print: { _ in }) },
    OperatorCase("share") { $0.share() },
    OperatorCase("share(replay: 1)") { $0.share(replay: 1) },
    OperatorCase("share(replay: 1, scope: .forever)") { $0.share(replay: 1, scope: .forever) },
    OperatorCase("observe(on: immediate)") { $0.observe(on: ImmediateScheduler.instance) },
    OperatorCase("create") { source in
      Observable.create { observer in source.subscribe(observer) }
    },
    OperatorCase("deferred") { source in .deferred { source } },
  ]

  /// Those without a clock, and without a subject of their own that others may use.
  static let direct = elementwise + combining + flattening + following + effects

  /// Those that tell what went in when the source completes.
  static let late = [
    OperatorCase("takeLast") { $0.takeLast(.max) },
    OperatorCase("toArray") { $0.toArray().flatMap { Observable.from($0) } },
    OperatorCase("reduce") {
      $0.reduce([], accumulator: { $0 + [$1] }).concatMap { Observable.from($0) }
    },
    OperatorCase("reduce(mapResult:)") {
      $0.reduce([], accumulator: { $0 + [$1] }, mapResult: { Observable.from($0) }).switchLatest()
    },
  ]

  /// Those that turn an error into something else.
  static let forgiving = [
    OperatorCase("catch") { $0.catch { _ in .of(8, 9) } },
    OperatorCase("catchAndReturn") { $0.catchAndReturn(8).concat(Observable.just(9)) },
    OperatorCase("catch(sequence:)") { .catch(sequence: [$0, .of(8, 9), .of(10)]) },
    OperatorCase("retry(when:)") {
      let isFirst = Holder(true)
      let source = $0
      return Observable.deferred {
        defer { isFirst.value = false }
        return isFirst.value == true ? source : .of(8, 9)
      }.retry { (errors: Observable<Oops>) in errors }
    },
    OperatorCase("materialize") {
      $0.materialize().flatMap { event in event.error == nil ? .from(optional: event.element) : Observable.of(8, 9) }
    },
  ]
}

extension Observable where Element: Sendable {
  /// The same elements, and no completion.
  func concatNever() -> Observable<Element> { .merge(self, .never()) }
}
