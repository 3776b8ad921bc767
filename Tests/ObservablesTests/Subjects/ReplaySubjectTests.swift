import Observables
import Testing

struct ReplaySubjectTests {
  let log = Log<String>()

  @Test func `a newcomer is told the last ones first, in order`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { subject.onNext(number) }
    subject.write(to: log)
    subject.onNext(4)
    #expect(log.all == ["2", "3", "4"])
    #expect(subject.observerCount == 1 && subject.hasObservers)
    subject.onCompleted()
    #expect(subject.observerCount == 0)
  }

  @Test func `unbounded, all of them`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...1000 { subject.onNext(number) }
    subject.onCompleted()
    subject.write(to: log)
    #expect(log.all == (1...1000).map(String.init) + ["|"])
  }

  @Test func `of size zero it is a PublishSubject`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 0)
    subject.onNext(1)
    subject.write(to: log)
    subject.onNext(2)
    #expect(log.all == ["2"])
    subject.onCompleted()
  }

  @Test func `after the end the last ones are told, then the end`() {
    let completed = ReplaySubject<Int>.create(bufferSize: 1)
    completed.onNext(1)
    completed.onNext(2)
    completed.onCompleted()
    completed.onNext(3)
    completed.write(to: log)
    let failed = ReplaySubject<Int>.create(bufferSize: 1)
    failed.onNext(1)
    failed.onError(Oops())
    failed.write(to: log)
    #expect(log.all == ["2", "|", "1", "#"])
  }

  @Test func `disposed of, it forgets at once and newcomers are told so`() {
    let living = Counter()
    let subject = ReplaySubject<Tracer>.createUnbounded()
    subject.onNext(Tracer(living))
    let errors = Log<RxError?>()
    subject.subscribe(onDisposed: { self.log.add("gone") })
    subject.dispose()
    #expect(living.count == 0)
    #expect(subject.isDisposed)
    subject.subscribe(onNext: { _ in self.log.add("no") }, onError: { errors.add($0 as? RxError) })
    #expect(errors.all == [.disposed])
    #expect(log.all == [])
  }

  @Test func `who subscribes during a delivery is told the last ones at once, then only what is later, each once`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    subject.subscribe(onNext: { [log] in
      guard $0 == 2 else { return }
      subject.onNext(3)
      subject.write(to: log)
      #expect(log.all == ["2", "3"])
    })
    subject.onNext(1)
    subject.onNext(2)
    subject.onNext(4)
    #expect(log.all == ["2", "3", "4"])
    subject.onCompleted()
  }

  @Test func `an element that is pushed out may use the subject as it dies: no lock is held`() {
    let subject = ReplaySubject<Tracer>.create(bufferSize: 1)
    subject.onNext(Tracer { [log] in subject.subscribe(onNext: { _ in log.add("told") }).dispose() })
    subject.onNext(Tracer())
    #expect(log.all == ["told"])
    subject.onCompleted()
  }

  @Test func `the observer may leave while it is told the past`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...3 { subject.onNext(number) }
    subject.take(2).write(to: log)
    #expect(log.all == ["1", "2", "|"])
    #expect(subject.observerCount == 0)
  }
}
