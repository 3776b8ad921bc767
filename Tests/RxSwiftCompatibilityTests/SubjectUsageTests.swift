import Observables
import Testing

private enum SampleError: Error { case failed }

/// Subjects, relays and disposables as RxSwift's readers know them.
final class SubjectUsageTests {
  private var disposeBag = DisposeBag()

  @Test func `subjects`() {
    var received: [String] = []
    let publish = PublishSubject<String>()
    publish.on(.next("lost"))
    publish.subscribe { event in
      received.append("1) \(event.element ?? "\(event)")")
    }.disposed(by: disposeBag)
    publish.onNext("a")
    publish.asObserver().onCompleted()
    publish.subscribe(onCompleted: { received.append("2) completed") }).disposed(by: disposeBag)
    #expect(received == ["1) a", "1) completed", "2) completed"])

    let behavior = BehaviorSubject(value: 1)
    behavior.onNext(2)
    #expect((try? behavior.value()) == 2)
    #expect(!behavior.hasObservers)

    let replay = ReplaySubject<Int>.create(bufferSize: 2)
    (1...3).forEach(replay.onNext)
    var replayed: [Int] = []
    replay.subscribe(onNext: { replayed.append($0) }).disposed(by: disposeBag)
    #expect(replayed == [2, 3])
    replay.dispose()

    let all = ReplaySubject<Int>.createUnbounded()
    all.onNext(1)
    all.onError(SampleError.failed)
    var failure: Error?
    all.subscribe(onNext: { _ in }, onError: { failure = $0 }, onCompleted: nil, onDisposed: nil)
      .disposed(by: disposeBag)
    #expect(failure is SampleError)
  }

  @Test func `relays`() {
    let state = BehaviorRelay<[String]>(value: [])
    let taps = PublishRelay<Void>()
    taps.withLatestFrom(state) { $1 }
      .map { $0 + ["tap"] }
      .bind(to: state)
      .disposed(by: disposeBag)
    taps.accept(())
    taps.accept(())
    #expect(state.value == ["tap", "tap"])

    let title = BehaviorRelay<String?>(value: nil)
    state.asObservable().map { "\($0.count)" }.bind(to: title).disposed(by: disposeBag)
    #expect(title.value == "2")
  }

  @Test func `disposables`() {
    var log: [String] = []
    let first = Disposables.create { log.append("first") }
    let second = Disposables.create { log.append("second") }
    let both = Disposables.create(first, second)
    both.dispose()
    both.dispose()
    #expect(log == ["first", "second"])

    let serial = SerialDisposable()
    serial.disposable = Disposables.create { log.append("old") }
    serial.disposable = Disposables.create()
    let composite = CompositeDisposable()
    let key = composite.insert(Disposables.create { log.append("member") })
    if let key = key { composite.remove(for: key) }
    composite.dispose()
    #expect(composite.isDisposed)
    #expect(log.suffix(2) == ["old", "member"])

    Disposables.create { log.append("bag") }.disposed(by: disposeBag)
    disposeBag = DisposeBag()
    #expect(log.last == "bag")
  }

  @Test func `a weak self and a mutable local, as one writes them`() {
    class Screen {
      var title = ""
      let bag = DisposeBag()
      func bind(_ titles: Observable<String>) {
        titles.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
        titles.subscribe(with: self, onNext: { screen, title in screen.title += "+" + title }).disposed(by: bag)
      }
    }
    let titles = PublishSubject<String>()
    let screen = Screen()
    screen.bind(titles)
    titles.onNext("a")
    #expect(screen.title == "a+a")
    var count = 0
    _ = titles.subscribe(onNext: { _ in count += 1 })
    titles.onNext("b")
    #expect(count == 1)
  }

  @Test func `an observer of one's own`() {
    struct Collector: ObserverType {
      let add: (Int) -> Void
      func on(_ event: Event<Int>) {
        if case .next(let value) = event { add(value) }
      }
    }
    var values: [Int] = []
    _ = Observable.of(1, 2).subscribe(Collector { values.append($0) })
    _ = Observable.of(3).subscribe(AnyObserver { values.append($0.element ?? 0) })
    #expect(values == [1, 2, 3, 0])
  }
}
