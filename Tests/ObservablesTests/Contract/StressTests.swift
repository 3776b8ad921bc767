import Glibc
import Observables
import Testing

/// A million events from two threads, while a third subscribes and disposes: above all for the thread sanitizer.
@Suite(.serialized)
struct StressTests {
  static let events = 500_000

  @Test(arguments: PipeKind.allCases)
  func `nothing is lost, doubled or out of order while observers come and go`(in kind: PipeKind) {
    let pipe = kind.pipe
    let steady = [Witness(), Witness()]
    let completions = Log<Bool>()
    for witness in steady {
      pipe.output.subscribe(onNext: { witness.see($0) }, onCompleted: { completions.add(true) })
    }
    run(pipe.inputs) { pipe.output }
    if let complete = pipe.complete {
      complete()
      while completions.all.count < 2 { sched_yield() }
    }
    for witness in steady {
      #expect(witness.count == 2 * Self.events)
      #expect(witness.faults == 0)
      if pipe.hasOneOrder { #expect(witness.hash == steady[0].hash) }
    }
  }

  @Test func `zip pairs the numbers of two threads while observers come and go`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let witness = Witness()
    let mismatches = Counter()
    Observable.zip(a, b).subscribe(onNext: {
      if $0 | 1 != $1 { mismatches.bump() }
      witness.see($0)
    })
    // Who comes late pairs whatever comes first, and from there each with the next.
    run([{ a.onNext($0) }, { b.onNext($0) }]) { Observable.zip(a, b).map { first, _ in first } }
    #expect(witness.count == Self.events)
    #expect(witness.faults + mismatches.count == 0)
    a.onCompleted()
  }

  @Test func `combineLatest combines each number once while observers come and go`() {
    let (a, b) = (BehaviorSubject(value: -2), BehaviorSubject(value: -1))
    let pairs = Pairs()
    Observable.combineLatest(a, b).subscribe(onNext: { pairs.see($0, $1) })
    run([{ a.onNext($0) }, { b.onNext($0) }]) {
      let late = Pairs()
      return Observable.combineLatest(a, b).map {
        late.see($0, $1)
        return late.faults == 0 ? 0 : -1
      }.filter { $0 < 0 }
    }
    #expect(pairs.count == 2 * Self.events + 1)
    #expect(pairs.faults == 0)
    #expect(pairs.last == [2 * (Self.events - 1), 2 * (Self.events - 1) + 1])
    a.onCompleted()
    b.onCompleted()
  }

  @Test func `a serial queue runs what two threads schedule, in their order, while others are cancelled`() {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "stress")
    let witness = Witness()
    let isDone = Holder(false)
    func producer(_ thread: Int) -> @Sendable () -> Void {
      {
        for number in 0..<Self.events {
          _ = queue.schedule(number << 1 | thread) {
            witness.see($0)
            return Disposables.create()
          }
          guard number % 10 == 0 else { continue }
          // It may have begun before.
          queue.schedule(()) {
            witness.visit()
            return Disposables.create()
          }.dispose()
        }
      }
    }
    onThreads(producer(0), producer(1))
    _ = queue.schedule(()) {
      isDone.value = true
      return Disposables.create()
    }
    while isDone.value == false { sched_yield() }
    #expect(witness.count == 2 * Self.events)
    #expect(witness.faults == 0)
  }

  /// Two threads send all numbers, a third subscribes and disposes until they are done.
  ///
  /// Reports what the observers that came late saw to be out of order; they cannot know whether the end was lost.
  private func run(_ inputs: [@Sendable (Int) -> Void], late make: @escaping @Sendable () -> Observable<Int>) {
    let running = Counter()
    let faults = Counter()
    let visits = Counter()
    running.bump()
    running.bump()
    func producer(_ thread: Int) -> @Sendable () -> Void {
      {
        for number in 0..<Self.events { inputs[thread](number << 1 | thread) }
        running.drop()
      }
    }
    onThreads(
      producer(0), producer(1),
      {
        repeat {
          let witness = Witness(isLate: true)
          let seen = Counter()
          let subscription = make().subscribe(onNext: {
            if $0 < 0 { return faults.bump() }
            let before = witness.faults
            witness.see($0)
            if witness.faults > before { faults.bump() }
            seen.bump()
          })
          for _ in 0..<100 where seen.count < 3 && running.count > 0 { sched_yield() }
          subscription.dispose()
          visits.bump()
        } while running.count > 0
      })
    #expect(faults.count == 0)
    #expect(visits.count > 0)
  }
}

/// Watches pairs of numbers, of which one changes at a time and neither goes back. Unprotected, as `Witness` is.
private final class Pairs: @unchecked Sendable {
  private(set) var last: [Int] = []
  private(set) var count = 0
  private(set) var faults = 0

  func see(_ first: Int, _ second: Int) {
    let pair = [first, second]
    count += 1
    if !last.isEmpty {
      let steps = [first - last[0], second - last[1]].sorted()
      // A step is to the thread's next number; the numbers before the first are as far away.
      if steps != [0, 2] { faults += 1 }
    }
    last = pair
  }
}
