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

  static let all = elementary + timed + shared

  static let elementary = [
    OperatorCase("none") { $0 },
    OperatorCase("map") { $0.map { $0 } },
    OperatorCase("filter") { $0.filter { _ in true } },
    OperatorCase("compactMap") { $0.compactMap { $0 } },
    OperatorCase("scan") { $0.scan(0) { $1 } },
    OperatorCase("scan(into:)") { $0.scan(into: 0) { $0 = $1 } },
    OperatorCase("distinctUntilChanged") { $0.distinctUntilChanged() },
    OperatorCase("startWith") { $0.startWith() },
    OperatorCase("take") { $0.take(.max) },
    OperatorCase("take(until:)") { $0.take(until: Observable<Int>.never()) },
    OperatorCase("withLatestFrom") { $0.withLatestFrom(Observable.just(0).concatNever()) { first, _ in first } },
    OperatorCase("combineLatest of 2") {
      Observable.combineLatest($0, Observable.just(0)) { first, _ in first }
    },
    OperatorCase("combineLatest of 3") {
      Observable.combineLatest(Observable.just(0), $0, Observable.just(0)) { _, second, _ in second }
    },
    OperatorCase("combineLatest of a collection") {
      Observable.combineLatest([Observable.just(0), $0]) { $0[1] }
    },
    OperatorCase("merge") { .merge($0, .empty()) },
    OperatorCase("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
    OperatorCase("do") { $0.do(onNext: { _ in }, onError: { _ in }, onCompleted: {}, onDispose: {}) },
    OperatorCase("share") { $0.share() },
    OperatorCase("share(replay: 1)") { $0.share(replay: 1) },
    OperatorCase("share(replay: 1, scope: .forever)") { $0.share(replay: 1, scope: .forever) },
    OperatorCase("observe(on: immediate)") { $0.observe(on: ImmediateScheduler.instance) },
    OperatorCase("create") { source in
      Observable.create { observer in source.subscribe(observer) }
    },
    OperatorCase("deferred") { source in .deferred { source } },
  ]
}

extension Observable where Element: Sendable {
  /// The same elements, and no completion.
  func concatNever() -> Observable<Element> { .merge(self, .never()) }
}
