import Dispatch
import Observables
import ObservablesTesting
import Testing

/// The samples of the documentation, and that they print what they say.
@Suite(.serialized)
struct Samples {
  init() { printed.withLock { $0 = [] } }

  @Test func `overview`() {
    let tasks = BehaviorRelay<[String]>(value: [])
    let search = BehaviorRelay(value: "")
    let bag = DisposeBag()

    Observable.combineLatest(tasks, search) { tasks, search in
      tasks.filter { search.isEmpty || $0.contains(search) }
    }
    .distinctUntilChanged()
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

    tasks.accept(["buy milk", "call home"])  // prints ["buy milk", "call home"]
    search.accept("milk")  // prints ["buy milk"]
    withExtendedLifetime(bag) {}
    #expect(output == ["[]", #"["buy milk", "call home"]"#, #"["buy milk"]"#])
  }

  @Test func `an observable`() {
    let bag = DisposeBag()
    let words = PublishSubject<String>()
    words.filter { $0.count > 3 }.map { $0.uppercased() }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
    words.onNext("milk")  // prints MILK
    withExtendedLifetime(bag) {}
    #expect(output == ["MILK"])
  }

  @Test func `subscribing`() {
    Observable.of(1, 2).subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    #expect(output == ["1", "2", "done"])

    let bag = DisposeBag()
    let screen = Screen()
    let titles = PublishSubject<String>()
    titles.subscribe(with: screen, onNext: { screen, title in screen.title.accept(title) }).disposed(by: bag)
    titles.onNext("high")
    #expect(screen.title.value == "high")
    withExtendedLifetime(bag) {}
  }

  @Test func `a bag`() {
    final class Badge: Sendable {
      private let bag = DisposeBag()
      init(_ counts: Observable<Int>) { counts.subscribe(onNext: { print($0) }).disposed(by: bag) }
    }
    let counts = PublishSubject<Int>()
    withExtendedLifetime(Badge(counts)) { counts.onNext(1) }
    counts.onNext(2)
    #expect(output == ["1"])
  }

  @Test func `a type of one's own, and create`() {
    struct Clicks: ObservableType {
      private let subject = PublishSubject<Int>()
      func asObservable() -> Observable<Int> { subject }
    }
    Clicks().subscribe(onNext: { print($0) }).dispose()

    let clock = Clock()
    let ticks = Observable<Int>.create { observer in
      let timer = clock.every(1) { observer.onNext($0) }
      return Disposables.create { timer.stop() }
    }
    ticks.subscribe(onNext: { print($0) }).dispose()
    #expect(output == ["1", "stopped"])
  }

  @Test func `multicast`() {
    let server = Server()
    let bag = DisposeBag()
    let draw = { @Sendable (price: Int) in print(price) }
    let prices = server.prices.multicast(BehaviorSubject(value: 0))
    prices.subscribe(onNext: draw).disposed(by: bag)
    prices.connect().disposed(by: bag)
    withExtendedLifetime(bag) {}
    #expect(output == ["0", "7", "8"])

    let source = server.prices
    let pairs = source.multicast({ PublishSubject() }, selector: { Observable.zip($0, $0.skip(1)) })
    pairs.subscribe(onNext: { print($0) })
    #expect(output.last == "(7, 8)")
  }

  @Test func `schedulers`() {
    _ = CurrentThreadScheduler.instance.schedule(()) {
      let inner = CurrentThreadScheduler.instance.schedule(()) {
        print("second")
        return Disposables.create()
      }
      print("first")
      return inner
    }  // prints first, then second; only then does the call return
    #expect(output == ["first", "second"])

    let scheduler = ImmediateScheduler.instance
    let countdown = scheduler.scheduleRecursive(3) { left, recurse in
      print(left)
      if left > 0 { recurse(left - 1) }
    }
    countdown.dispose()
    #expect(output.suffix(4) == ["3", "2", "1", "0"])
  }

  @Test func `taking turns`() {
    _ = CurrentThreadScheduler.instance.schedule(()) {
      Observable.merge(
        .of(1, 2, scheduler: CurrentThreadScheduler.instance),
        .of(10, 20, scheduler: CurrentThreadScheduler.instance)
      ).subscribe(onNext: { print($0) })  // 1, 10, 2, 20
    }
    #expect(output == ["1", "10", "2", "20"])
  }

  @Test func `async`() async throws {
    let prices = Server().prices
    let draw = { (price: Int) in print(price) }
    for try await price in prices.values(bufferingPolicy: .bufferingNewest(1)) { draw(price) }
    #expect(output == ["8"])
  }

  @Test func `marbles`() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let keys: TestableObservable<Int> = scheduler.createHotObservable(try .marbles("-1-2-3------4-|"))
    let told = scheduler.start { keys.debounce(.seconds(3), scheduler: scheduler) }
    #expect(try told.events == .marbles("--------3-----(4|)"))
    #expect(keys.subscriptions == [Subscription(200, 214)])

    let numbers: [Recorded<Event<Int>>] = try .marbles("-1-2-3-|")
    #expect(numbers.count == 4)
  }

  @Test func `marbles with values`() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let keys = try scheduler.createHotObservable(.marbles("-m-i-l---|", values: ["m": 1, "i": 2, "l": 3]))
    let found = scheduler.start { keys.debounce(.seconds(3), scheduler: scheduler) }
    #expect(try found.events == .marbles("--------l|", values: ["l": 3]))
  }

  @Test func `a test scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let keys = scheduler.createHotObservable([.next(210, "m"), .next(220, "mi"), .next(300, "mil")])
    let found = scheduler.start { keys.debounce(.seconds(50), scheduler: scheduler) }
    #expect(found.events == [.next(270, "mi"), .next(350, "mil")])
  }

  /// Only compiled: it does not end.
  private func loop(_ scheduler: DeadlineScheduler, _ wakeUp: WakeUp, _ descriptors: [Int32]) {
    scheduler.onEarlierDeadline = { wakeUp.write() }
    while true {
      poll(descriptors, scheduler.millisecondsToNextDeadline())
      scheduler.runDue(.now)
    }
  }
}

// What the samples take for granted.

private let printed = Guarded<[String]>([])
private var output: [String] { printed.withLock { $0 } }
private func print(_ value: some Any) {
  let text = "\(value)"
  printed.withLock { $0.append(text) }
}

private final class Screen: Sendable {
  let title = BehaviorRelay(value: "")
}

private struct Server {
  let prices = Observable.of(7, 8)
}

private struct Clock {
  struct Timer {
    func stop() { print("stopped") }
  }
  func every(_ seconds: Int, _ body: (Int) -> Void) -> Timer {
    body(seconds)
    return Timer()
  }
}

private struct WakeUp {
  func write() {}
}
private func poll(_: [Int32], _: Int32) {}
