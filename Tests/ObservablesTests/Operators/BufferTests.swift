import Dispatch
import Observables
import ObservablesTesting
import Testing

struct BufferTests {
  func buffered(
    for ticks: Int, count: Int, disposed: TestTime = 1000, _ events: [Recorded<Event<Int>>]
  ) -> [Recorded<Event<[Int]>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    return scheduler.start(disposed: disposed) {
      source.buffer(timeSpan: .seconds(ticks), count: count, scheduler: scheduler)
    }.events
  }

  @Test func `an array ends when it is full or its time is over, and the next one's time begins then`() {
    let events = buffered(
      for: 70, count: 3,
      [
        .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6), .next(370, 7),
        .next(420, 8), .next(470, 9), .completed(600),
      ])
    #expect(
      events == [
        .next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7]), .next(440, [8]), .next(510, [9]),
        .next(580, []), .next(600, []), .completed(600),
      ])
  }

  @Test func `an error drops what there is`() {
    let events = buffered(for: 70, count: 3, [.next(205, 1), .error(210, Oops())])
    #expect(events == [.error(210, Oops())])
  }

  @Test func `disposed of, nothing comes`() {
    #expect(buffered(for: 70, count: 3, disposed: 300, [.next(280, 1)]) == [.next(270, [])])
  }

  @Test func `a full array that puts elements in as it is told begins the next one`() {
    let subject = PublishSubject<Int>()
    let log = Log<[Int]>()
    subject.buffer(timeSpan: .never, count: 2, scheduler: TestScheduler(initialClock: 0)).subscribe(onNext: {
      log.add($0)
      if $0 == [1, 2] { for number in 3...6 { subject.onNext(number) } }
    })
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.all == [[1, 2], [3, 4], [5, 6], []])
  }

  @Test func `a count that is not positive traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Observable<Int>.never().buffer(timeSpan: .never, count: 0, scheduler: TestScheduler(initialClock: 0))
    }
  }
}
