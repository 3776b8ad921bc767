import Observables
import ObservablesTesting
import Testing

struct SampleTests {
  let scheduler = TestScheduler(initialClock: 0)

  func sampled(
    _ source: [Recorded<Event<Int>>], at sampler: [Recorded<Event<String>>], or substitute: Int? = nil
  ) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(source)
    let sampler = scheduler.createHotObservable(sampler)
    return scheduler.start { source.sample(sampler, defaultValue: substitute) }.events
  }

  @Test func `the newest is told at each sample, once`() {
    let events = sampled(
      [.next(210, 1), .next(220, 2), .next(240, 3)],
      at: [.next(205, ""), .next(230, ""), .next(235, ""), .next(250, "")])
    #expect(events == [.next(230, 2), .next(250, 3)])
  }

  @Test func `a given element stands in where there is no new one`() {
    let events = sampled([.next(210, 1)], at: [.next(205, ""), .next(230, ""), .next(235, "")], or: 0)
    #expect(events == [.next(205, 0), .next(230, 1), .next(235, 0)])
  }

  @Test func `after the source's completion comes one more sample`() {
    let events = sampled([.next(210, 1), .completed(220)], at: [.next(230, ""), .next(240, "")])
    #expect(events == [.next(230, 1), .completed(230)])
  }

  @Test func `the sampler's completion samples a last time`() {
    let events = sampled([.next(210, 1), .next(240, 2), .completed(250)], at: [.completed(230)])
    #expect(events == [.next(230, 1), .completed(250)])
  }

  @Test func `an error of either ends it`() {
    #expect(
      sampled([.next(210, 1), .error(220, Oops())], at: [.next(215, "")]) == [.next(215, 1), .error(220, Oops())])
    #expect(sampled([.next(210, 1)], at: [.error(220, Oops())]) == [.error(220, Oops())])
  }

  @Test func `disposed of, both are left`() {
    let source = PublishSubject<Int>()
    let sampler = PublishSubject<Void>()
    source.sample(sampler).subscribe(onNext: { _ in }).dispose()
    #expect(source.observerCount == 0 && sampler.observerCount == 0)
  }

  @Test func `the source itself may be the sampler: each element, once`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    subject.sample(subject).write(to: log)
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.all == ["1", "2", "|"])
  }
}
