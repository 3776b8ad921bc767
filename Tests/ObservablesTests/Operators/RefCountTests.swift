import Observables
import Testing

struct RefCountTests {
  let log = Log<String>()
  let source = PublishSubject<Int>()
  let runs = Counter()

  var counted: Observable<Int> { source.do(onSubscribe: { [runs] in runs.bump() }) }

  @Test func `it connects with the first, leaves with the last, and connects anew with the next`() {
    let shared = counted.publish().refCount()
    let first = shared.write(to: log, as: "a")
    let second = shared.write(to: log, as: "b")
    source.onNext(1)
    #expect(runs.count == 1 && source.observerCount == 1)
    first.dispose()
    source.onNext(2)
    second.dispose()
    #expect(source.observerCount == 0)
    source.onNext(3)
    let third = shared.write(to: log, as: "c")
    source.onNext(4)
    #expect(log.all == ["a1", "b1", "b2", "c4"])
    #expect(runs.count == 2)
    third.dispose()
    #expect(source.observerCount == 0)
  }

  @Test func `after the end the next observer begins a new run`() {
    let shared = Observable.of(1, 2).do(onSubscribe: { [runs] in runs.bump() }).publish().refCount()
    shared.write(to: log)
    shared.write(to: log)
    #expect(log.all == ["1", "2", "|", "1", "2", "|"])
    #expect(runs.count == 2)
  }

  @Test func `an observer that subscribes again when told of the end begins a new run`() {
    let shared = counted.publish().refCount()
    let bag = DisposeBag()
    shared.subscribe(onError: { [log] _ in shared.write(to: log).disposed(by: bag) })
    source.onError(Oops())
    #expect(runs.count == 2)
    #expect(log.all == ["#"])
  }

  @Test func `with a subject of one's own, after the end newcomers are told the end and nothing runs`() {
    let shared = counted.multicast(PublishSubject<Int>()).refCount()
    shared.write(to: log, as: "a")
    source.onCompleted()
    shared.write(to: log, as: "b")
    #expect(log.all == ["a|", "b|"])
    #expect(runs.count == 1)
  }

  @Test func `replay(1).refCount() remembers as long as somebody listens`() {
    let shared = counted.replay(1).refCount()
    let first = shared.write(to: log, as: "a")
    source.onNext(1)
    let second = shared.write(to: log, as: "b")
    first.dispose()
    second.dispose()
    let third = shared.write(to: log, as: "c")
    #expect(log.all == ["a1", "b1"])
    third.dispose()
  }

  @Test func `an observer that leaves inside its first event ends a source that tells at once`() {
    let shared = Observable.from(1...5).concatNever().publish().refCount()
    shared.take(1).write(to: log)
    #expect(log.all == ["1", "|"])
  }

  @Test func `a source that tells without end is left while it is still being connected to`() {
    Observable.repeatElement(7).publish().refCount().take(2).write(to: log)
    #expect(log.all == ["7", "7", "|"])
  }

  @Test func `observers come and go on two threads: the source has one subscription or none`() {
    let shared = counted.publish().refCount()
    let work: @Sendable () -> Void = {
      for _ in 0..<20_000 {
        let subscription = shared.subscribe(onNext: { _ in })
        subscription.dispose()
      }
    }
    onThreads(work, work)
    #expect(source.observerCount == 0)
    let last = shared.write(to: log)
    source.onNext(7)
    #expect(log.all == ["7"])
    last.dispose()
    #expect(source.observerCount == 0)
  }
}
