import Observables
import ObservablesTesting
import Testing

struct AmbTests {
  @Test func `the first to tell an element is followed, and the other left`() {
    let left: [Recorded<Event<Int>>] = [.next(220, 1), .next(240, 2), .completed(250)]
    let right: [Recorded<Event<Int>>] = [.next(210, 7), .next(230, 8), .completed(260)]
    let run = PairRun(left, right) { $0.amb($1) }
    #expect(run.events == [.next(210, 7), .next(230, 8), .completed(260)])
    #expect(run.first == [Subscription(200, 210)])
    #expect(run.second == [Subscription(200, 260)])
    #expect(PairRun(right, left) { $0.amb($1) }.events == run.events)
  }

  @Test func `completion and errors are something, too`() {
    let completed = PairRun([.completed(210)], [.next(220, 1)]) { $0.amb($1) }
    #expect(completed.events == [.completed(210)])
    #expect(completed.second == [Subscription(200, 210)])
    let failed = PairRun([.next(220, 1)], [.error(210, Oops())]) { $0.amb($1) }
    #expect(failed.events == [.error(210, Oops())])
    #expect(failed.first == [Subscription(200, 210)])
  }

  @Test func `an error of the other is of no account later`() {
    let run = PairRun([.next(210, 1), .completed(230)], [.error(220, Oops())]) { $0.amb($1) }
    #expect(run.events == [.next(210, 1), .completed(230)])
  }

  @Test func `of several the first at once wins, and those behind it are not subscribed to`() {
    let log = Log<String>()
    let subscribed = Counter()
    Observable.amb([.never(), .of(1, 2), Observable.just(3).do(onSubscribe: { subscribed.bump() })]).write(to: log)
    #expect(log.all == ["1", "2", "|"])
    #expect(subscribed.count == 0)
    Observable<Int>.amb([]).write(to: log)
    #expect(log.all.count == 3)
  }

  @Test func `two threads in a race: one wins, and only it is told`() {
    for _ in 0..<500 {
      let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
      let log = Log<Int>()
      subjects[0].amb(subjects[1]).subscribe(onNext: { log.add($0) })
      onThreads(
        { for i in 0..<10 { subjects[0].onNext(i) } },
        { for i in 0..<10 { subjects[1].onNext(100 + i) } })
      #expect(log.all == Array(0..<10) || log.all == Array(100..<110))
      #expect(subjects[0].observerCount + subjects[1].observerCount == 1)
      for subject in subjects { subject.onCompleted() }
    }
  }
}
