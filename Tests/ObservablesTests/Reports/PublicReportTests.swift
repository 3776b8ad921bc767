import Dispatch
import Observables
import ObservablesTesting
import Testing

/// Faults that people reported against other libraries; each test names the reports.
struct PublicReportTests {
  let log = Log<String>()

  @Test("RxSwift 713, 1312, 1775; rxjs 6976: nested values keep one order for all observers")
  func nestedValues() {
    let subject = PublishSubject<Int>()
    subject.subscribe(onNext: { [log] in
      log.add("a\($0)")
      if $0 == 1 { subject.onNext(2) }
    })
    subject.write(to: log, as: "b")
    subject.onNext(1)
    #expect(log.all == ["a1", "b1", "a2", "b2"])
    subject.onCompleted()
  }

  @Test("RxSwift 573, 2364, 1880: a bag does not keep what has finished")
  func bagPrunesItself() {
    let living = Counter()
    let bag = DisposeBag()
    for _ in 0..<10_000 {
      let tracer = Tracer(living)
      Observable.just(1).subscribe(onNext: { _ in tracer.touch() }).disposed(by: bag)
    }
    #expect(bag.count == 0)
    #expect(living.count == 0)
  }

  @Test("RxSwift 437, 821, 1021: changing the filter does not duplicate events")
  func filterChanges() {
    let tasks = PublishSubject<Int>()
    let segment = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    Observable.combineLatest(tasks, segment) { task, segment in segment == 0 || task % 4 == segment }
      .subscribe(onNext: { [log] in log.add("\($0)") }).disposed(by: bag)
    for i in 0..<1000 { segment.accept(i % 4) }
    segment.accept(0)
    tasks.onNext(1)
    #expect(log.all == ["true"])
    #expect(tasks.observerCount == 1 && segment.observerCount == 1 && bag.count == 1)
  }

  @Test("RxSwift 1900, 1393, 1285, 2268: no event after dispose")
  func nothingAfterDispose() {
    let subject = PublishSubject<Int>()
    let own = Holder<any Disposable>()
    own.value = subject.subscribe(onNext: { [log] in
      log.add("\($0)")
      own.value?.dispose()
      subject.onNext($0 + 1)
    })
    subject.onNext(1)
    let deadlines = DeadlineScheduler()
    let later = subject.observe(on: deadlines).write(to: log)
    subject.onNext(7)
    later.dispose()
    deadlines.runDue(.now)
    #expect(log.all == ["1"])
  }

  @Test("RxSwift 1121, 1072; CombineExt 171: withLatestFrom is not one value behind")
  func withLatestFromIsNewest() {
    let subject = PublishSubject<Int>()
    subject.withLatestFrom(subject.map { $0 * 10 }) { "\($0)/\($1)" }.write(to: log)
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.all == ["1/10", "2/20"])
  }

  @Test("monix 467, outwatch 92: what must be consistent is one value in one relay")
  func noGlitchInOneRelay() {
    struct Options: Sendable { var segment = 0, sort = 0 }
    let options = BehaviorRelay(value: Options())
    options.map { "\($0.segment)\($0.sort)" }.write(to: log)
    var both = options.value
    both.segment = 1
    both.sort = 1
    options.accept(both)
    #expect(log.all == ["00", "11"])
  }

  @Test("RxSwift 2698, 2703, 2708, 2711, 2525: an observer may do anything with what calls it: no lock is held")
  func noLockDuringCalls() {
    let subject = PublishSubject<Int>()
    let relay = BehaviorRelay(value: 0)
    let isDone = Holder(false)
    let combined = Observable.combineLatest(subject, relay) { $0 + $1 }.share(replay: 1)
    let subscription = combined.subscribe(onNext: { value in
      guard value == 1 else { return }
      // Another thread uses everything while this one is inside the call.
      onThreads({
        subject.onNext(2)
        relay.accept(10)
        combined.subscribe().dispose()
        _ = relay.value
        isDone.value = true
      })
    })
    subject.onNext(1)
    #expect(isDone.value == true)
    subscription.dispose()
  }

  @Test("OpenCombine 208, 186: a closure may use the subject as it dies")
  func closureDiesOutsideLocks() {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    subject.write(to: log)
    do {
      let tracer = Tracer {
        subject.onNext(1); subject.subscribe().disposed(by: bag)
      }
      subject.subscribe(onNext: { _ in tracer.touch() }).dispose()
    }
    #expect(log.all == ["1"])
    #expect(bag.count == 1)
  }

  @Test("ReactiveSwift 766: setting a value inside its own observer does not deadlock")
  func settingInsideOwnObserver() {
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    relay.subscribe(onNext: { if $0 < 3 { relay.accept($0 + 1) } }).disposed(by: bag)
    #expect(relay.value == 3)
    withExtendedLifetime(bag) {}
  }

  @MainActor
  @Test("RxSwift 2638: a closure made on the main actor may run on another thread")
  func closuresAreSendable() async {
    let subject = PublishSubject<Int>()
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "elsewhere")
    let value = await withCheckedContinuation { continuation in
      subject.observe(on: scheduler).map { $0 + 1 }.take(1).subscribe(onNext: { continuation.resume(returning: $0) })
      subject.onNext(1)
    }
    #expect(value == 2)
  }

  @Test("RxSwift 2316, 2377: the clock is monotonic and injected")
  func clockIsInjected() {
    let clock = ManualClock()
    let deadlines = DeadlineScheduler(clock: { clock.now })
    let subject = PublishSubject<Int>()
    subject.debounce(.milliseconds(500), scheduler: deadlines).write(to: log)
    subject.onNext(1)
    clock.advance(499)
    deadlines.runDue(clock.now)
    #expect(log.all == [])
    clock.advance(1)
    deadlines.runDue(clock.now)
    #expect(log.all == ["1"])
  }

  @Test("RxSwift 1615, 1111: what is replayed after completion is the scope's to say")
  func replayAfterCompletion() {
    let once = Observable.of(1, 2).share(replay: 1, scope: .forever)
    once.subscribe()
    once.write(to: log)
    #expect(log.all == ["2", "|"])
  }
}
