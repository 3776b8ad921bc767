import Dispatch
import Observables
import ObservablesTesting
import Testing

struct ObserveOnTests {
  @Test func `events wait for the scheduler and come in order, the error in its turn`() {
    let deadlines = DeadlineScheduler()
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    subject.observe(on: deadlines).write(to: log)
    subject.onNext(1)
    subject.onNext(2)
    subject.onError(Oops())
    #expect(log.all == [])
    deadlines.runDue(.now)
    #expect(log.all == ["1", "2", "#"])
  }

  @Test func `what comes while events are told waits for the scheduler's next round`() {
    let deadlines = DeadlineScheduler()
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    subject.observe(on: deadlines).subscribe(onNext: {
      log.add($0)
      subject.onNext($0 + 1)
    })
    subject.onNext(1)
    deadlines.runDue(.now)
    #expect(log.all == [1])
    deadlines.runDue(.now)
    #expect(log.all == [1, 2])
    subject.onCompleted()
    deadlines.runDue(.now)
  }

  @Test func `disposed of while events wait, none comes and all are let go`() {
    let living = Counter()
    let deadlines = DeadlineScheduler()
    let subject = PublishSubject<Tracer>()
    let log = Log<Int>()
    let subscription = subject.observe(on: deadlines).subscribe(onNext: { _ in log.add(1) })
    subject.onNext(Tracer(living))
    subscription.dispose()
    #expect(living.count == 0)
    deadlines.runDue(.now)
    #expect(log.all == [])
    withExtendedLifetime(subject) {}
  }

  @Test func `a million events cross to a queue in order`() async {
    final class Witness: @unchecked Sendable { var last = 0, faults = 0 }
    let witness = Witness()
    let subject = PublishSubject<Int>()
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "observe")
    await withCheckedContinuation { continuation in
      subject.observe(on: scheduler).subscribe(
        onNext: {
          if $0 != witness.last + 1 { witness.faults += 1 }
          witness.last = $0
        }, onCompleted: { continuation.resume() })
      for i in 1...1_000_000 { subject.onNext(i) }
      subject.onCompleted()
    }
    #expect(witness.last == 1_000_000)
    #expect(witness.faults == 0)
  }
}
