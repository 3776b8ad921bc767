import Observables
import ObservablesTesting
import Testing

/// What the doc comments of the sources, the subjects and the sharing operators draw.
struct SourceDrawingTests {
  /// What does not end by itself. Not in a bag: one that the closure of its own subscription holds never goes.
  private let kept = Log<any Disposable>()

  private func end() {
    for disposable in kept.all { disposable.dispose() }
  }

  @Test func `sources without a clock`() throws {
    try Drawing("Sources/Empty").holds { _, _ in .empty() }
    try Drawing("Sources/Never").holds { _, _ in .never() }
    try Drawing("Sources/Error").holds { _, _ in .error(MarbleFailure()) }
    try Drawing("Sources/Just").holds { _, _ in .just("1") }
    try Drawing("Sources/Of").holds { _, _ in .of("1", "2", "3") }
    try Drawing("Sources/From").holds { _, _ in .from(["1", "2", "3"]) }
    try Drawing("Sources/Range").holds { _, _ in Observable.range(start: 5, count: 3).map { "\($0)" } }
    try Drawing("Sources/RepeatElement").holds { _, _ in Observable.repeatElement("1").take(3) }
  }

  @Test func `sources on a scheduler`() throws {
    try Drawing("Sources/Just", number: 1).holds { scheduler, _ in .just("1", scheduler: scheduler) }
    try Drawing("Sources/Of", number: 1).holds { scheduler, _ in .of("1", "2", "3", scheduler: scheduler) }
    try Drawing("Sources/From", number: 1).holds { scheduler, _ in .from(["1", "2", "3"], scheduler: scheduler) }
    try Drawing("Sources/RepeatElement", number: 1).holds { scheduler, _ in
      .repeatElement("1", scheduler: scheduler)
    }
  }

  @Test func `subjects and relays, of which one is subscribed to late`() throws {
    defer { end() }
    try Drawing("Subjects/PublishSubject").holds { late(PublishSubject(), $1) }
    try Drawing("Subjects/BehaviorSubject").holds { late(BehaviorSubject(value: "0"), $1) }
    try Drawing("Subjects/ReplaySubject").holds { late(ReplaySubject.create(bufferSize: 2), $1) }
    try Drawing("Subjects/PublishRelay").holds {
      let relay = PublishRelay<String>()
      kept.add($1[0].subscribe(onNext: { relay.accept($0) }))
      return subscribed(to: relay.asObservable(), at: $1[1])
    }
    try Drawing("Subjects/BehaviorRelay").holds {
      let relay = BehaviorRelay(value: "0")
      kept.add($1[0].subscribe(onNext: { relay.accept($0) }))
      return subscribed(to: relay.asObservable(), at: $1[1])
    }
  }

  @Test func `sharing`() throws {
    defer { end() }
    try Drawing("Operators/ConnectableObservable").holds { connected($1[0].publish(), at: $1[1]) }
    try Drawing("Operators/Publish").holds { connected($1[0].publish(), at: $1[1]) }
    try Drawing("Operators/Replay").holds {
      subscribed(to: connected($1[0].replay(2), at: $1[1]), at: $1[2])
    }
    try Drawing("Operators/Share", line: 2).holds { $1[0].share() }
    try Drawing("Operators/Share").holds {
      let shared = $1[0].share()
      kept.add(shared.subscribe(onNext: { _ in }))
      return subscribed(to: shared, at: $1[3])
    }
    try Drawing("Operators/RefCount").holds {
      let connection = PublishSubject<String>()
      let shared = Observable<Int>.create { _ in
        connection.onNext("c")
        return Disposables.create { connection.onNext("d") }
      }.publish().refCount()
      let observers = Log<any Disposable>()
      let gone = Counter()
      let counts = $1[0].compactMap { Int($0) }.subscribe(onNext: { [kept] count in
        while observers.all.count - gone.count < count {
          let observer = shared.subscribe(onNext: { _ in })
          kept.add(observer)
          observers.add(observer)
        }
        while observers.all.count - gone.count > count {
          observers.all[gone.count].dispose()
          gone.bump()
        }
      })
      kept.add(counts)
      return connection
    }
  }

  private func late<Subject: Observable<String> & ObserverType & Sendable>(
    _ subject: Subject, _ inputs: [Observable<String>]
  ) -> Observable<String> where Subject.Element == String {
    kept.add(inputs[0].subscribe(subject))
    return subscribed(to: subject, at: inputs[1])
  }

  private func subscribed(to sequence: Observable<String>, at moment: Observable<String>) -> Observable<String> {
    moment.take(1).flatMap { _ in sequence }
  }

  private func connected(_ sequence: ConnectableObservable<String>, at moment: Observable<String>) -> Observable<String>
  {
    kept.add(moment.subscribe(onNext: { [kept] _ in kept.add(sequence.connect()) }))
    return sequence
  }
}
